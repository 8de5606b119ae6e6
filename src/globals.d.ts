/** The version in package.json, inserted by the build. */
declare const __VERSION__: string;

/** Whether the development server serves this page. A build has `false`, and removes the code that depends on it. */
declare const __DEVELOPMENT__: boolean;
