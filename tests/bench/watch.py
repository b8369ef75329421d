"""Inside a measured process: how late its event loop wakes, what CPU it used, how big it is.

A task sleeps for a few milliseconds again and again; what it oversleeps is how long the loop was held up, give or take
such a nap. `stall` is by the clock on the wall, so on a busy machine it also holds the time in which the process was
not let run; `own` is the part of it in which the loop's own thread was at work.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import resource
import signal
import sys
import time
from dataclasses import asdict, dataclass
from pathlib import Path

from tests.bench.figures import percentile

NAP = 0.005
WHERE, NAPS = "BACKROOM_BENCH_REPORT", "BACKROOM_BENCH_NAP"


@dataclass(slots=True, frozen=True)
class Report:
    """What a process says of itself: seconds and megabytes."""

    cpu: float
    peak_mb: float
    stall: float
    stall_p99: float
    own: float
    collecting: float


class Watch:
    """Writes a report when the process gets SIGUSR1, and begins anew."""

    def __init__(self, file: Path, nap: float) -> None:
        self._file = file
        self._nap = nap
        self._late: list[tuple[float, float]] = [(0.0, 0.0)]
        self._collecting = self._collection_began = 0.0
        gc.callbacks.append(self._collected)

    def _collected(self, phase: str, _: dict[str, int]) -> None:
        """The longest that the garbage collector was at work, in CPU seconds."""
        if phase == "start":
            self._collection_began = time.thread_time()
        else:
            self._collecting = max(self._collecting, time.thread_time() - self._collection_began)

    async def run(self) -> None:
        """Watch for good."""
        asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, self._report)
        while True:
            wall, own = time.perf_counter(), time.thread_time()
            await asyncio.sleep(self._nap)
            late = max(0.0, time.perf_counter() - wall - self._nap)
            self._late.append((late, min(late, time.thread_time() - own)))

    def _report(self) -> None:
        late, self._late = self._late, [(0.0, 0.0)]
        walls = [wall for wall, _ in late]
        own = max(own for _, own in late)
        stall, p99 = max(walls), percentile(walls, 0.99)
        report = Report(time.process_time(), _peak_mb(), stall, p99, own, self._collecting)
        self._collecting = 0.0
        part = self._file.with_suffix(".part")
        part.write_text(json.dumps(asdict(report)), encoding="utf-8")
        part.rename(self._file)


def _peak_mb() -> float:
    """At its largest. Linux's `ru_maxrss` would begin with the size of whoever started us."""
    status = Path("/proc/self/status")
    if status.exists():
        return next(int(line.split()[1]) for line in status.read_text().splitlines() if line.startswith("VmHWM")) / 1024
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / (1 << 20) if sys.platform == "darwin" else peak / 1024


def watch() -> asyncio.Task[None]:
    """Start watching in the running loop; keep what is returned."""
    return asyncio.create_task(Watch(Path(os.environ[WHERE]), float(os.environ[NAPS])).run())
