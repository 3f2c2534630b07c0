/**
 * @param {import("../local/worker.mjs").Database} db
 * @param {import("../local/worker.mjs").Bucket} images
 * @param {number} now
 */
export async function loadDemo(db, images, now) {
  await Promise.all([db, images, now]);
}
