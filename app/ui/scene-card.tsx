import type { ReactNode } from "react";
import { Scene } from "./scene";

interface SceneCardProps {
  title: string;
  message: string;
  /** Links and buttons. */
  children: ReactNode;
}

/** Instead of a page that doesn't exist or couldn't be loaded. */
export function SceneCard({ title, message, children }: SceneCardProps) {
  return (
    <section className="card mx-auto mt-3 max-w-2xl overflow-hidden text-center shadow-card">
      <Scene className="h-44 sm:h-60" />
      <div className="px-6 pt-8 pb-10">
        <h1 className="font-serif text-2xl">{title}</h1>
        <p className="mx-auto mt-2 max-w-md text-ink-soft">{message}</p>
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          {children}
        </div>
      </div>
    </section>
  );
}
