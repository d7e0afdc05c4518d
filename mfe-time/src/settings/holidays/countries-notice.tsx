import { holidayCountriesQuery } from '@rollcall/shared/calls';
import { useQuery } from '@tanstack/react-query';
import { ReadFailure } from '../form/read-failure.tsx';

/** Says that the countries with their regions could not be read, with Retry; nothing otherwise. */
export const CountriesNotice = () => <ReadFailure query={useQuery(holidayCountriesQuery())} />;
