/** Hash of the Scripture assets, for their immutable URL. Defined in vite.config.ts. */
declare const __SCRIPTURE_HASH__: string;
