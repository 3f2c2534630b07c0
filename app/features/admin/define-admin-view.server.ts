import * as z from "zod/mini";
import { allUsers, type DataAccess } from "~/features/audit/audit";
import { logDataAccess } from "~/features/audit/audit.server";
import { requireLevel } from "~/features/users/admin-level";
import { parseInput } from "~/platform/body.server";
import type { AppContext } from "~/platform/context.server";
import { endpoint } from "~/platform/api.server";
import { AppError } from "~/shared/errors";
import { maxPageSize, type Page } from "~/shared/page";
import type { Viewer } from "~/shared/viewer";
import {
  adminViews,
  type ListPage,
  type Lists,
  type ListView,
} from "./admin-page";
import { toCsvResponse, type CsvRow } from "./csv.server";

interface ListInput<View extends ListView> {
  app: AppContext;
  viewer: Viewer;
  query: Lists[View]["query"];
  /** The user whose posts are listed; otherwise empty. */
  userId: string;
}

interface Definition<View extends ListView> {
  /** Of the API route. */
  summary: string;
  query: z.ZodMiniType<Lists[View]["query"]>;
  item: z.ZodMiniType<Lists[View]["item"]>;
  /** Of the API route's path. */
  params?: z.ZodMiniType<{ userId?: string | undefined }>;
  list: (input: ListInput<View>) => Promise<Page<Lists[View]["item"]>>;
  /** What to log when a page or the API shows these items. */
  accesses?: (
    input: ListInput<View>,
    items: Lists[View]["item"][],
  ) => DataAccess[];
  /** Without it, the list can't be downloaded. */
  csv?: {
    /** The column names, with commas. */
    head: string;
    /** By default, each item is a row. */
    toRows?: (item: Lists[View]["item"]) => CsvRow[];
  };
}

const pageSize = 30;

const noParams: z.ZodMiniType<{ userId?: string | undefined }> = z.object({});

/** A list of the admin area: makes its page data, API route and CSV from one definition. */
export function defineAdminView<View extends ListView>(
  view: View,
  { query: schema, list, csv, ...definition }: Definition<View>,
) {
  const { level } = adminViews[view];

  /** Lists a page and logs the access to users' data. */
  const open = async (input: ListInput<View>) => {
    const { app, viewer } = input;
    requireLevel(viewer, level);
    const page = await list(input);
    const accesses = definition.accesses?.(input, page.items) ?? [];
    await logDataAccess(app, viewer.id, accesses);
    return page;
  };

  return {
    hasCsv: csv !== undefined,

    /** The page's data. The list is null if loading it failed. */
    load: async (
      app: AppContext,
      viewer: Viewer,
      search: Record<string, string>,
    ): Promise<ListPage<View>> => {
      const query = parseInput(schema, { ...search, limit: pageSize });
      const { user: userId = "" } = search;
      const page = open({ app, viewer, query, userId });
      return { view, query, list: await orNull(app, page) };
    },

    /** GET /api/admin/{view} */
    endpoint: endpoint({
      summary: definition.summary,
      params: definition.params ?? noParams,
      query: schema,
      list: definition.item,
      handle: ({ ctx, viewer, query, params: { userId = "" } }) =>
        open({ app: ctx, viewer, query, userId }),
    }),

    /** GET /api/admin/csv/{view}: the whole list, streamed in pages of 100. Logged before the first row is sent. */
    download: async (
      app: AppContext,
      viewer: Viewer,
      search: Record<string, string | undefined>,
    ): Promise<Response> => {
      requireLevel(viewer, level);
      if (!csv) throw new AppError("not_found");
      const { user: userId = "" } = search;
      const getRows = async (cursor?: string): Promise<Page<CsvRow>> => {
        const query = parseInput(schema, {
          ...search,
          cursor,
          limit: maxPageSize,
        });
        const { items, next } = await list({ app, viewer, query, userId });
        const rows: CsvRow[] = csv.toRows
          ? items.flatMap(csv.toRows)
          : items.map((item) => ({ ...item }));
        return { items: rows, next };
      };
      // Load the first page before responding, so that an invalid query still gets an error status.
      const first = await getRows();
      const subjectId = getSubject(view, userId);
      await logDataAccess(app, viewer.id, [
        { action: "table.downloaded", subjectId, target: `table:${view}` },
      ]);
      return toCsvResponse(app, view, csv.head, first, getRows);
    },
  };
}

function getSubject(view: ListView, userId: string): string | null {
  if (view === "user-posts") return userId || null;
  // The audit log isn't any user's data.
  return view === "audit" ? null : allUsers;
}

/** Null for server errors. Rethrows client errors, such as missing access or invalid input. */
export async function orNull<Value>(
  { requestId }: AppContext,
  promise: Promise<Value>,
): Promise<Value | null> {
  try {
    return await promise;
  } catch (error) {
    if (error instanceof AppError && error.status < 500) throw error;
    console.error(`[${requestId}]`, error);
    return null;
  }
}
