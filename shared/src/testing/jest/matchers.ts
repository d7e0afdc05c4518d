import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A busy machine with two cores: waiting longer costs nothing when all is well.
configure({ asyncUtilTimeout: 10_000 });
