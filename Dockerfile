# The shop under Node; docs/hosting.md says how to run it.
FROM node:24-bookworm-slim AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN PATH="/shop/node_modules/.bin:$PATH" node scripts/build.ts

FROM node:24-bookworm-slim AS packages
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
# The optional ones are Node itself; the peer draws 3D models, which the shop has none of.
RUN npm ci --omit=dev --omit=optional --omit=peer

# `npm run check:install` starts the shop from the files that this stage copies.
FROM node:24-bookworm-slim
WORKDIR /shop
ENV HOST=0.0.0.0 PORT=8787 STATE_FOLDER=/var/lib/shop
RUN install -d -o node -g node /var/lib/shop
COPY --from=packages /shop/node_modules node_modules
COPY --from=build /shop/package.json package.json
COPY --from=build /shop/scripts scripts
COPY --from=build /shop/src src
COPY --from=build /shop/worker worker
COPY --from=build /shop/content content
COPY --from=build /shop/build/client build/client
COPY --from=build /shop/build/server build/server
COPY --from=build /shop/dist/sandbox dist/sandbox
# The commit, for the log and error reports.
ARG GIT_SHA=
ENV GIT_SHA=$GIT_SHA
USER node
VOLUME /var/lib/shop
EXPOSE 8787
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start-node.ts"]
