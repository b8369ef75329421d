"""`python -m tests.confined PROGRAM ...`: run a program without the system calls that deploy/backroom.service denies.

Denied with EPERM, as there: all of systemd's @resources, and of its @privileged what an ordinary program may come to.
"""

from __future__ import annotations

import ctypes
import errno
import os
import platform
import struct
import sys

# By number: `systemd-analyze syscall-filter @resources`, and @chown.
X86_64 = {
    "ioprio_set": 251,
    "mbind": 237,
    "migrate_pages": 256,
    "move_pages": 279,
    "sched_setaffinity": 203,
    "sched_setattr": 314,
    "sched_setparam": 142,
    "sched_setscheduler": 144,
    "set_mempolicy": 238,
    "set_mempolicy_home_node": 450,
    "setpriority": 141,
    "setrlimit": 160,
    "chown": 92,
    "fchown": 93,
    "fchownat": 260,
    "lchown": 94,
}
AARCH64 = {
    "ioprio_set": 30,
    "mbind": 235,
    "migrate_pages": 238,
    "move_pages": 239,
    "sched_setaffinity": 122,
    "sched_setattr": 274,
    "sched_setparam": 118,
    "sched_setscheduler": 119,
    "set_mempolicy": 237,
    "set_mempolicy_home_node": 450,
    "setpriority": 140,
    "setrlimit": 164,
    "fchown": 55,
    "fchownat": 54,
}
DENIED = {"x86_64": X86_64, "aarch64": AARCH64}

PR_SET_SECCOMP, PR_SET_NO_NEW_PRIVS = 22, 38
MODE_FILTER = 2
ALLOW, REFUSE = 0x7FFF0000, 0x00050000
LOAD_WORD, JUMP_IF_EQUAL, RETURN = 0x20, 0x15, 0x06
UNAVAILABLE = 77


def confine() -> None:
    """From here on, for this process and all it starts; OSError where the kernel has no such filters."""
    numbers = DENIED[platform.machine()].values()
    steps = [(LOAD_WORD, 0, 0, 0)]  # the number of the system call
    steps += [(JUMP_IF_EQUAL, len(numbers) - at, 0, number) for at, number in enumerate(numbers)]
    steps += [(RETURN, 0, 0, ALLOW), (RETURN, 0, 0, REFUSE | errno.EPERM)]
    code = ctypes.create_string_buffer(b"".join(struct.pack("=HBBI", *step) for step in steps))
    program = ctypes.create_string_buffer(struct.pack("@HP", len(steps), ctypes.addressof(code)))
    _prctl(PR_SET_NO_NEW_PRIVS, 1, 0)
    _prctl(PR_SET_SECCOMP, MODE_FILTER, ctypes.addressof(program))


def _prctl(option: int, second: int, third: int) -> None:
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.prctl(option, *map(ctypes.c_ulong, (second, third, 0, 0))) != 0:
        raise OSError(ctypes.get_errno(), "prctl")


def main() -> None:
    """Confined, become the program."""
    try:
        confine()
    except (OSError, KeyError, AttributeError) as error:
        print(f"no seccomp filters here: {error!r}", file=sys.stderr)
        sys.exit(UNAVAILABLE)
    os.execv(sys.argv[1], sys.argv[1:])


if __name__ == "__main__":
    main()
