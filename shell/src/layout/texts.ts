/** Texts of the layout (spec §2, Admin layout). */
export const TEXTS = {
  brand: 'Rollcall',
  navigation: 'Main',
  openNavigation: 'Open navigation',
  dashboard: 'Dashboard',
  profileMenu: 'Account',
  fallbackName: 'Admin',
  fallbackEmail: 'admin@example.com',
  profile: 'Profile',
  settings: 'Settings',
  modules: 'Modules',
  signOut: 'Sign out',
  skip: 'Skip to content',
  darkMode: 'Dark mode',
  waiting: {
    registrations: (count: number) =>
      count === 1 ? '1 account to activate' : `${count} accounts to activate`,
    missingOuts: (count: number) =>
      count === 1 ? '1 log without a punch-out' : `${count} logs without a punch-out`,
    corrections: (count: number) =>
      count === 1 ? '1 correction request to decide' : `${count} correction requests to decide`,
    leaves: (count: number) => (count === 1 ? '1 leave to decide' : `${count} leaves to decide`),
  },
} as const;
