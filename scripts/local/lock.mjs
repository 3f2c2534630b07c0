import { createHash } from "node:crypto";
import { mkdir, realpath, rm } from "node:fs/promises";
import net from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/**
 * Takes a lock that is shared by all processes on this machine. The lock is a listening socket. The operating system closes
 * it when the process ends, so a crash leaves no lock behind.
 *
 * @param {string} file identifies the lock. Only its folder is created.
 * @param {{ waitMs?: number }} [options] waitMs: how long to wait for the holder to release it
 * @returns {Promise<(() => Promise<void>) | undefined>} releases the lock; undefined if another process holds it
 */
export async function takeLock(file, { waitMs = 0 } = {}) {
  const address = await socketAddress(file);
  const deadline = Date.now() + waitMs;
  for (;;) {
    const release = await listen(address);
    if (release) return release;
    // Where sockets are files, a crashed process leaves its file behind.
    if (address.startsWith(tmpdir()) && !(await isListening(address))) {
      await rm(address, { force: true });
    } else if (Date.now() >= deadline) return undefined;
    else await pause(100);
  }
}

/** @param {string} file */
async function socketAddress(file) {
  await mkdir(path.dirname(file), { recursive: true });
  const fullPath = path.join(
    await realpath(path.dirname(file)),
    path.basename(file),
  );
  // Hashed, because a socket's address is limited to 104 bytes.
  const hash = createHash("sha256").update(fullPath).digest("hex").slice(0, 32);
  const name = `lock-${hash}`;
  // On Linux, a name that starts with a zero byte isn't a file (unix(7), "abstract").
  if (process.platform === "linux") return `\0${name}`;
  if (process.platform === "win32") return `\\\\.\\pipe\\${name}`;
  return path.join(tmpdir(), name);
}

/**
 * @param {string} address
 * @returns {Promise<(() => Promise<void>) | undefined>} undefined if the address is in use
 */
function listen(address) {
  const server = net.createServer((socket) => socket.destroy());
  return new Promise((resolve, reject) => {
    server.once("error", (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === "EADDRINUSE") resolve(undefined);
      else reject(error);
    });
    server.listen(address, () => {
      server.unref();
      resolve(
        () =>
          new Promise((closed) => {
            server.close(() => {
              closed();
            });
          }),
      );
    });
  });
}

/**
 * @param {string} address
 * @returns {Promise<boolean>} true if a process listens at the address
 */
function isListening(address) {
  return new Promise((resolve) => {
    const socket = net.connect(address);
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => {
      resolve(false);
    });
  });
}
