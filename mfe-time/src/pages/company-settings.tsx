import { companyQuery } from '@rollcall/shared/calls';
import { useQuery } from '@tanstack/react-query';
import { CompanyForm } from '../settings/company/company-form.tsx';
import { SettingsLoader } from '../settings/form/settings-loader.tsx';

/** The page Company of Settings. */
export function CompanySettings() {
  const { data, error, refetch } = useQuery(companyQuery());
  if (!data) return <SettingsLoader error={error} onRetry={refetch} />;
  return <CompanyForm company={data} onReload={refetch} />;
}
