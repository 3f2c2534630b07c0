import { createHash } from "node:crypto";
import { mkdir, realpath, rm } from "node:fs/promises";
import net from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/**
 * Takes a lock between processes on this machine. The lock is a listening socket, which the operating
 * system closes however its process ends: a crash leaves no lock behind.
 *
 * @param {string} file names the lock; its folder is created, the file is not
 * @param {{ waitMs?: number }} [options] waitMs: how long to wait for the holder to let go
 * @returns {Promise<(() => Promise<void>) | undefined>} releases the lock; undefined: another process holds it
 */
export async function takeLock(file, { waitMs = 0 } = {}) {
  const address = await socketAddress(file);
  const deadline = Date.now() + waitMs;
  for (;;) {
    const release = await listen(address);
    if (release) return release;
    // A crashed process leaves the file of its socket behind, on systems where sockets are files.
    if (address.startsWith(tmpdir()) && !(await isAnswered(address))) {
      await rm(address, { force: true });
    } else if (Date.now() >= deadline) return undefined;
    else await pause(100);
  }
}

/** @param {string} file */
async function socketAddress(file) {
  await mkdir(path.dirname(file), { recursive: true });
  const place = path.join(
    await realpath(path.dirname(file)),
    path.basename(file),
  );
  // Hashed: the address of a socket has room for 104 bytes.
  const hash = createHash("sha256").update(place).digest("hex").slice(0, 32);
  const name = `lock-${hash}`;
  // On Linux a name that begins with a zero byte is no file (unix(7), "abstract").
  if (process.platform === "linux") return `\0${name}`;
  if (process.platform === "win32") return `\\\\.\\pipe\\${name}`;
  return path.join(tmpdir(), name);
}

/**
 * @param {string} address
 * @returns {Promise<(() => Promise<void>) | undefined>} undefined: the address is taken
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
 * @returns {Promise<boolean>} whether a process listens there
 */
function isAnswered(address) {
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
