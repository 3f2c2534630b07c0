import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

const maxShown = 10;

/** Lists the slowest tests at the end of a run. */
export default class SlowestReporter implements Reporter {
  private readonly results: { title: string; ms: number }[] = [];

  // Otherwise Playwright adds its own terminal reporter.
  printsToStdio(): boolean {
    return false;
  }

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    const [, ...title] = test.titlePath();
    this.results.push({ title: title.join(" › "), ms: duration });
  }

  onEnd(): void {
    if (this.results.length === 0) return;
    const slowest = this.results
      .toSorted((a, b) => b.ms - a.ms)
      .slice(0, maxShown)
      .map(({ title, ms }) => `  ${(ms / 1000).toFixed(1)} s  ${title}`);
    console.log(`\nThe ${maxShown} slowest:\n${slowest.join("\n")}\n`);
  }
}
