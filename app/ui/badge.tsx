import type { ReactNode } from "react";

export type BadgeTone = "neutral" | "primary" | "gold" | "danger" | "success";

const tones: Record<BadgeTone, string> = {
  neutral: "",
  primary: "bg-primary-soft text-primary",
  gold: "bg-gold-soft text-gold",
  danger: "border border-current text-danger",
  success: "border border-current text-success",
};

export function Badge({
  tone = "neutral",
  children,
}: {
  tone?: BadgeTone;
  children: ReactNode;
}) {
  return <span className={`badge ${tones[tone]}`}>{children}</span>;
}
