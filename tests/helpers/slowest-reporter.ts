import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

const shown = 10;

/** Names, at the end of a run, the journeys that cost it the most. */
export default class SlowestReporter implements Reporter {
  private readonly ran: { title: string; ms: number }[] = [];

  // Without it Playwright would add a reporter of its own for the terminal.
  printsToStdio(): boolean {
    return false;
  }

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    const [, ...title] = test.titlePath();
    this.ran.push({ title: title.join(" › "), ms: duration });
  }

  onEnd(): void {
    if (this.ran.length === 0) return;
    const slowest = this.ran
      .toSorted((a, b) => b.ms - a.ms)
      .slice(0, shown)
      .map(({ title, ms }) => `  ${(ms / 1000).toFixed(1)} s  ${title}`);
    console.log(`\nThe ${shown} slowest:\n${slowest.join("\n")}\n`);
  }
}
