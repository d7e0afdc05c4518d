import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { moduleJson, type Release } from '@rollcall/shared/module';
import { OperatorError } from '@rollcall/shared/node';
import * as z from 'zod/mini';
import { modulePrefix } from './paths.ts';

/** zod/mini has no error messages by default. */
const { localeError } = z.locales.en();

/** A module that is shown from its sources. */
export interface DevModule {
  readonly name: string;
  /** Its repository, or its workspace. */
  readonly folder: string;
  readonly version: string;
}

/** The version of a module in development: that of its package.json, marked. */
export const devVersion = ({ version }: DevModule) => `${version.replace(/-.*/, '')}-dev`;

/**
 * The release of the module in development, with its files on the development server. module.json is read each time, so that
 * a new route or link appears after a reload.
 * @throws OperatorError when module.json is invalid.
 */
export function devRelease(module: DevModule): Release {
  const { name, folder } = module;
  const version = devVersion(module);
  return {
    name,
    version,
    federationName: `${name}_${version}`.replace(/[^A-Za-z0-9]/g, '_'),
    url: modulePrefix(name),
    builtAt: new Date().toISOString(),
    descriptor: parseDescriptor(folder, name),
    // Its sources may use any name of the router (decision 084).
    consumes: ['react-router-dom'],
    needs: [],
    integrity: {},
    preload: [],
  };
}

/** The text of module.json; empty where it cannot be read. */
export function readDescriptor({ folder }: DevModule): string {
  try {
    return readFileSync(join(folder, 'module.json'), 'utf8');
  } catch {
    return '';
  }
}

function parseDescriptor(folder: string, name: string): Release['descriptor'] {
  const parsed = moduleJson.safeParse(readJson(join(folder, 'module.json')), {
    error: localeError,
  });
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      ({ path, message }) => `${path.join('.') || 'the descriptor'}: ${message}`,
    );
    throw new OperatorError(`module.json is not valid: ${problems.join('; ')}.`);
  }
  if (parsed.data.name === name) return parsed.data;
  throw new OperatorError(
    `module.json names ${parsed.data.name}, but ${name} is being shown: start the command again.`,
  );
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new OperatorError(`module.json cannot be read: ${(cause as Error).message}.`, { cause });
  }
}
