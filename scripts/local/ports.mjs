import net from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { PlainFailure } from "./failure.mjs";

/** `localhost` may mean either; a browser tries both. */
const loopbacks = ["127.0.0.1", "::1"];

/**
 * @param {string} host
 * @param {number} port
 * @returns {Promise<NodeJS.ErrnoException | undefined>} why it cannot be listened on
 */
function tryListen(host, port) {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once("error", (error) => {
      resolve(error);
    });
    server.listen({ host, port, exclusive: true }, () => {
      server.close(() => {
        resolve(undefined);
      });
    });
  });
}

/** The loopback addresses this machine has: some have no IPv6. */
export async function usableLoopbacks() {
  const usable = [];
  for (const host of loopbacks) {
    if (!(await tryListen(host, 0))) usable.push(host);
  }
  return usable;
}

/**
 * @param {string} name of the variable that chooses the port
 * @param {number} port
 * @param {number} deadline ms since 1970: until then a server that ends may still hold the port
 */
export async function requireFreePort(name, port, deadline) {
  for (const host of loopbacks) {
    let error = await tryListen(host, port);
    while (error?.code === "EADDRINUSE" && Date.now() < deadline) {
      await pause(100);
      error = await tryListen(host, port);
    }
    if (error?.code === "EADDRINUSE") {
      throw new PlainFailure(
        `Port ${port} is taken by another program: stop it, or choose another port with ${name}=${port + 10}.`,
      );
    }
    if (error?.code === "EACCES") {
      throw new PlainFailure(
        `Port ${port} is not allowed for this user: choose one above 1023 with ${name}.`,
      );
    }
  }
}
