import { useTranslation } from 'react-i18next';
import { catalogEntry } from '../catalog.ts';
