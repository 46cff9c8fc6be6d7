import { connectToServer } from './connect.ts'
import { startPage } from './start-page.tsx'

void startPage(document.getElementById('page')!, connectToServer())
