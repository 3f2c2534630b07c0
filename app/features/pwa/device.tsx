import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { AskAtEvent } from "~/features/notifications/ask-at-event";
import { InstallPlace } from "./install-place";
import { NextDocument } from "./next-document";
import { OutboxPlace } from "./outbox-place";
import { keepPages, registerWorker } from "./register";
import { useBell } from "./use-bell";
import { SharedPlace } from "./shared-place";
import { WaitingSplash } from "./splash";

/** Everything of the app on this device, in one file that comes late. */
export function Device() {
  useWorker();
  useBell();
  useEffect(() => {
    document.documentElement.dataset["device"] = "";
  }, []);
  return (
    <>
      <NextDocument />
      <SharedPlace />
      <InstallPlace />
      <AskAtEvent />
      <OutboxPlace />
      <WaitingSplash />
    </>
  );
}

function useWorker(): void {
  const { pathname } = useLocation();
  // The dev server has none.
  const there = import.meta.env.PROD && "serviceWorker" in navigator;
  useEffect(() => {
    if (there) return registerWorker();
    return;
  }, [there]);
  useEffect(() => {
    if (there) keepPages();
  }, [there, pathname]);
}
