import net from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { UserError } from "./user-error.mjs";

/** `localhost` can resolve to either; browsers try both. */
const loopbacks = ["127.0.0.1", "::1"];

/**
 * @param {string} host
 * @param {number} port
 * @returns {Promise<NodeJS.ErrnoException | undefined>} the error, undefined if the port is free
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

/** The loopback addresses of this machine. Some machines have no IPv6. */
export async function usableLoopbacks() {
  const usable = [];
  for (const host of loopbacks) {
    if (!(await tryListen(host, 0))) usable.push(host);
  }
  return usable;
}

/**
 * @param {string} name of the environment variable that sets the port
 * @param {number} port
 * @param {number} deadline ms since the epoch. Until then, waits for a stopping server to release the port.
 */
export async function requireFreePort(name, port, deadline) {
  for (const host of loopbacks) {
    let error = await tryListen(host, port);
    while (error?.code === "EADDRINUSE" && Date.now() < deadline) {
      await pause(100);
      error = await tryListen(host, port);
    }
    if (error?.code === "EADDRINUSE") {
      throw new UserError(
        `Another program is using port ${port}. Stop it, or use a different port with ${name}=${port + 10}.`,
      );
    }
    if (error?.code === "EACCES") {
      throw new UserError(
        `You don't have permission to use port ${port}. Set ${name} to a port above 1023.`,
      );
    }
  }
}
