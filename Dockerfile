# The service and its command line, for `docker build -t faktlint .`; docs/operating.md says how it is run.
# The version is a name that its publisher can give to other bytes: docs/operating/install.md says how a build is pinned.
ARG DENO_IMAGE=denoland/deno:debian-2.9.6
FROM ${DENO_IMAGE} AS build
WORKDIR /app
ENV DENO_DIR=/app/.deno
COPY deno.json deno.lock import_map.json ./
COPY host/typefaces ./host/typefaces
RUN deno install --frozen && deno install --frozen --config host/typefaces/deno.json
COPY . .
# What was fetched from npm lies in node_modules now; its copy in the cache would be as much once more.
RUN deno task build && deno task tool sbom && deno cache --frozen host/main.ts packages/container/health.ts && rm -rf .deno/npm node_modules/.cache

FROM ${DENO_IMAGE}
LABEL org.opencontainers.image.title="Faktlint" \
      org.opencontainers.image.description="Checks, reads and writes e-invoices as the official validators do" \
      org.opencontainers.image.licenses="MIT"
WORKDIR /app
# Nothing in here is written at run time: the root file system may be read-only. The store is in /data.
# Stacks of threads that ended stay mapped: glibc may look at one once more when a worker ends, and end the process with it.
ENV DENO_DIR=/app/.deno \
    DENO_NO_UPDATE_CHECK=1 \
    GLIBC_TUNABLES=glibc.pthread.stack_cache_size=1073741824 \
    HOST=0.0.0.0 \
    PORT=8787 \
    KV_PATH=/data/faktlint.db
COPY --from=build /app/.deno ./.deno
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/deno.json /app/deno.lock /app/import_map.json ./
COPY --from=build /app/engine ./engine
COPY --from=build /app/host ./host
COPY --from=build /app/web ./web
COPY --from=build /app/examples ./examples
COPY --from=build /app/packages/container/health.ts ./packages/container/health.ts
COPY --from=build /app/dist ./dist
RUN mkdir /data /backup && chown deno:deno /data /backup
VOLUME /data
USER deno
EXPOSE 8787
HEALTHCHECK --interval=15s --timeout=5s --start-period=20s --retries=3 \
  CMD ["deno", "run", "--no-prompt", "--cached-only", "--allow-net=127.0.0.1", "--allow-env=PORT", "packages/container/health.ts"]
# Deno itself, and no shell in between: it stops the service on SIGTERM.
ENTRYPOINT ["deno", "run", "--no-prompt", "--cached-only", "--allow-read", "--allow-write=/data,/backup", "--allow-env", "--allow-net", "host/main.ts"]
CMD ["serve"]
