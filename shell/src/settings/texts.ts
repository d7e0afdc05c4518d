export const TEXTS = { settings: 'Settings' } as const;
