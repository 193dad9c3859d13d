import './page.ts';
import { keepThisPage } from './offline/register';

keepThisPage();
