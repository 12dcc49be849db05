FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN node scripts/build.mjs && npm prune --omit=dev --no-audit --no-fund && mkdir -p dist/.compile-cache

FROM node:24-bookworm-slim
WORKDIR /app
COPY --from=build /app ./
# The server writes only data, backups and its cache of compiled code.
RUN mkdir /data /backups && chown node:node /data /backups dist/.compile-cache
USER node
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/serve.mjs"]
