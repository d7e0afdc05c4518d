import type { Config } from 'jest';

export declare const PATIENCE: {
  readonly waitMs: number;
  readonly testMs: number;
  readonly longTestMs: number;
};

export declare function browserTests(displayName: string, environment?: 'jsdom' | 'node'): Config;
