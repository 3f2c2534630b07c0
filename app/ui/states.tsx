import type { ReactNode } from "react";
import { Button } from "./button";
import { Icon, type IconName } from "./icon";
import { useOnReconnect } from "./use-on-reconnect";

/** A placeholder; give it the size of the content it stands for. */
export function Skeleton({ className = "" }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`block animate-shimmer rounded-control bg-sunken ${className}`}
    />
  );
}

/** Wraps skeletons and announces once that something is loading. */
export function Loading({
  label = "Loading",
  className = "",
  children,
}: {
  label?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div role="status" aria-busy="true" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}

interface StateProps {
  icon?: IconName;
  title: string;
  /** Renders the title as the page's h1. */
  heading?: boolean;
  children?: ReactNode;
  action?: ReactNode;
  className?: string;
}

export function EmptyState({
  icon = "book-open",
  title,
  heading = false,
  children,
  action,
  className = "",
}: StateProps) {
  const Title = heading ? "h1" : "p";
  return (
    <div
      className={`flex flex-col items-center px-6 py-12 text-center ${className}`}
    >
      <span className="grid size-14 place-items-center rounded-full bg-gold-soft text-gold">
        <Icon name={icon} className="size-7" />
      </span>
      <Title className="mt-4 max-w-full font-serif text-xl text-ink">
        {title}
      </Title>
      {children !== undefined && (
        <div className="mt-1 max-w-prose text-sm text-ink-soft">{children}</div>
      )}
      {action !== undefined && <div className="mt-5">{action}</div>}
    </div>
  );
}

interface ErrorStateProps {
  title: string;
  children?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  className?: string;
}

/** Something failed to load. Retries on click and when the network comes back. */
export function ErrorState({
  title,
  children,
  onRetry,
  retrying = false,
  className = "",
}: ErrorStateProps) {
  useOnReconnect(onRetry ?? null);
  return (
    <div
      role="alert"
      className={`flex flex-col items-center px-6 py-12 text-center ${className}`}
    >
      <Icon name="warning" className="size-8 text-danger" />
      <p className="mt-3 text-base text-ink">{title}</p>
      {children !== undefined && (
        <div className="mt-1 max-w-prose text-sm text-ink-soft">{children}</div>
      )}
      {onRetry && (
        <Button
          variant="secondary"
          className="mt-5"
          pending={retrying}
          onClick={onRetry}
        >
          Try again
        </Button>
      )}
    </div>
  );
}
