import { useEffect, useState } from "react";

/** What a person has stopped typing at: a picture is not asked for with every letter. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(text);
    }, 500);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return text === "" ? "" : settled;
}
