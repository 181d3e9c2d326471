# docker build --tag robotslint . && docker run --rm --volume "$PWD:/site:ro" robotslint
FROM node:22-slim AS build
WORKDIR /robotslint
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build

FROM alpine:3.22
RUN apk add --no-cache nodejs && adduser -D -H robotslint
# All that the command line needs is in these files.
COPY --from=build /robotslint/dist/cli.cjs /opt/robotslint/dist/
COPY --from=build /robotslint/dist/program/ /opt/robotslint/dist/program/
RUN ln -s /opt/robotslint/dist/cli.cjs /usr/local/bin/robotslint
USER robotslint
WORKDIR /site
ENTRYPOINT ["robotslint"]
