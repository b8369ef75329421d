# Backroom in a container: packages are put together in one image, and only the result is shipped.
FROM python:3.12-slim-bookworm AS packages

RUN python -m venv /opt/backroom
ENV PATH=/opt/backroom/bin:$PATH
WORKDIR /build
COPY requirements/run.txt requirements/run.txt
RUN pip install --no-cache-dir --disable-pip-version-check -r requirements/run.txt
COPY pyproject.toml README.md LICENSE ./
COPY engines engines
COPY bot bot
COPY cogs cogs
RUN pip install --no-cache-dir --disable-pip-version-check --no-deps .


FROM python:3.12-slim-bookworm

# A Japanese font for the pictures. Debian keeps only the newest version of a package, so there is none to pin.
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install -y --no-install-recommends fonts-noto-cjk \
    && rm -rf /var/lib/apt/lists/* \
    && useradd --uid 10001 --create-home --home-dir /home/backroom --shell /usr/sbin/nologin backroom \
    && install -d -o backroom -g backroom -m 700 /data

COPY --from=packages /opt/backroom /opt/backroom
ENV PATH=/opt/backroom/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    MPLCONFIGDIR=/tmp/matplotlib \
    DATABASE_URL=sqlite:////data/backroom.db

USER 10001
WORKDIR /data
VOLUME /data
STOPSIGNAL SIGTERM

# The bot renews its lease on the database every ten seconds, from the loop that does everything else.
HEALTHCHECK --interval=60s --timeout=10s --start-period=30s --retries=3 CMD ["backroom", "healthy"]

ENTRYPOINT ["backroom"]
CMD ["run"]
