import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '../items/calls.ts';
import { Loaded } from '../items/loaded.tsx';
import { SettingsForm } from '../items/settings-form.tsx';

/** The page of Settings. */
export function ItemsSettings() {
  return (
    <Loaded query={useQuery(settingsQuery)}>
      {(settings) => <SettingsForm settings={settings} />}
    </Loaded>
  );
}
