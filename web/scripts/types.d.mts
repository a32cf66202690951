export const SCHEMA: URL;
export const TYPES: URL;
export function types(): Promise<string>;
