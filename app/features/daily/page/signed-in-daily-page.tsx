import { useEffect, useState } from "react";
import { readAloud, stopReading } from "~/client/read-aloud";
import { useDaily } from "../daily.queries";
import { toDailyView } from "../daily-view";
import { DailyPageBody } from "./daily-page-body";
import type { DailyPageProps } from "./daily-page-data";
import { useDailyActions } from "./use-daily-actions";

export function SignedInDailyPage({ story, ...page }: DailyPageProps) {
  const { kind, initialData, alternate, variant } = page;
  const { content, liked } = useDaily(kind, initialData);
  const view = toDailyView(content, alternate);
  const [isListening, listen] = useReadAloud(view.clipboardText);
  const actions = {
    ...useDailyActions(view, variant, liked),
    listen: { onClick: listen },
    isListening,
    story,
  };
  return (
    <div className="mx-auto max-w-3xl">
      <DailyPageBody {...page} view={view} actions={actions} />
    </div>
  );
}

/** Whether the text is being read aloud, and a toggle. Stops when the text changes. */
function useReadAloud(text: string): [boolean, () => void] {
  const [isListening, setListening] = useState(false);
  useEffect(
    () => () => {
      stopReading();
      setListening(false);
    },
    [text],
  );
  const toggle = () => {
    if (isListening) stopReading();
    else {
      readAloud(text, () => {
        setListening(false);
      });
    }
    setListening(!isListening);
  };
  return [isListening, toggle];
}
