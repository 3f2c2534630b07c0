type Coefficients = readonly [number, number, number, number, number];

/** A second-order filter; a1 and a2 are normalized by a0. */
function applyFilter(
  [b0, b1, b2, a1, a2]: Coefficients,
  input: Float64Array,
): Float64Array {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return input.map((x) => {
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  });
}

/** The denominator of a bilinear filter, and K = tan(π · hz / rate). */
function prepare(hz: number, q: number, rate: number) {
  const k = Math.tan((Math.PI * hz) / rate);
  const a0 = 1 + k / q + k * k;
  const a1 = (2 * (k * k - 1)) / a0;
  const a2 = (1 - k / q + k * k) / a0;
  return { k, a0, a1, a2 };
}

/** Removes what is below `hz`, by 12 dB an octave. */
export function highPass(loop: Float32Array, hz: number, rate: number) {
  const { a0, a1, a2 } = prepare(hz, Math.SQRT1_2, rate);
  return filterLoop([1 / a0, -2 / a0, 1 / a0, a1, a2], loop);
}

/** Two passes, of which the second begins with settled filters. */
function filterLoop(coefficients: Coefficients, loop: ArrayLike<number>) {
  const twice = new Float64Array(2 * loop.length);
  twice.set(loop);
  twice.set(loop, loop.length);
  return applyFilter(coefficients, twice).subarray(loop.length);
}

/** The K-weighting of ITU-R BS.1770: a shelving filter for the head, then a high-pass. */
function weight(loop: ArrayLike<number>, rate: number) {
  const q = 0.7071752369554196;
  const head = prepare(1681.974450955533, q, rate);
  const high = 10 ** (3.999843853973347 / 20);
  const band = high ** 0.4996667741545416;
  const { k, a0 } = head;
  const boosted = filterLoop(
    [
      (high + (band * k) / q + k * k) / a0,
      (2 * (k * k - high)) / a0,
      (high - (band * k) / q + k * k) / a0,
      head.a1,
      head.a2,
    ],
    loop,
  );
  const pass = prepare(38.13547087602444, 0.5003270373238773, rate);
  return filterLoop([1, -2, 1, pass.a1, pass.a2], boosted);
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const toLoudness = (power: number) => -0.691 + 10 * Math.log10(power);

/** Integrated loudness of a loop in LUFS (ITU-R BS.1770-4): blocks of 400 ms, gated at -70 LUFS and 10 LU below the rest. */
export function measureLoudness(
  channels: readonly ArrayLike<number>[],
  rate: number,
): number {
  const weighted = channels.map((channel) => weight(channel, rate));
  const length = weighted[0]?.length ?? 0;
  const size = 0.4 * rate;
  const blocks: number[] = [];
  for (let start = 0; start + size <= length; start += size / 4) {
    const powers = weighted.map(
      (channel) =>
        channel
          .subarray(start, start + size)
          .reduce((sum, value) => sum + value ** 2, 0) / size,
    );
    blocks.push(powers.reduce((sum, power) => sum + power, 0));
  }
  const audible = blocks.filter((power) => toLoudness(power) > -70);
  const gate = toLoudness(mean(audible)) - 10;
  return toLoudness(mean(audible.filter((power) => toLoudness(power) > gate)));
}
