/** Hash of the Scripture assets, for their immutable address. Written in by the build (vite.config.ts). */
declare const __SCRIPTURE_HASH__: string;
