/** The version in package.json, put in by the build. */
declare const __VERSION__: string;

/** Whether the development server serves this page; a build has `false`, and what hangs on it is left out. */
declare const __DEVELOPMENT__: boolean;
