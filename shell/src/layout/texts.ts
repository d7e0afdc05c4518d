/** Texts of the layout (spec §2, Admin layout). */
export const TEXTS = {
  brand: 'Rollcall',
  navigation: 'Main',
  openNavigation: 'Open navigation',
  dashboard: 'Dashboard',
  notifications: 'Notifications',
  noNotifications: 'No new notifications',
  profileMenu: 'Account',
  fallbackName: 'Admin',
  fallbackEmail: 'admin@example.com',
  profile: 'Profile',
  settings: 'Settings',
  signOut: 'Sign out',
  skip: 'Skip to content',
  darkMode: 'Dark mode',
} as const;
