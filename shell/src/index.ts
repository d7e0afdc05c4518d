import './app/global.css';
import './brand/fonts.css';
import { start } from './app/start.tsx';

void start();
