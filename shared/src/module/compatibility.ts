import {
  compareRelease,
  type Incompatibility,
  type Provisions,
  type Requirements,
} from './compare-release.ts';
import { platformMeets } from './semver-range.ts';

/** Every reason why a release cannot run in a shell, for any semver range; none when it can run (design §4). */
export const findIncompatibilities = (
  release: Requirements,
  shell: Provisions,
): Incompatibility[] => compareRelease(release, shell, platformMeets);
