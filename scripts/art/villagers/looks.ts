import type { Look } from './look.ts'

/** The looks of the default town's villagers, by persona id: each told apart by hair, colours and one thing of its own. */
export const LOOKS: Readonly<Record<string, Look>> = {
  'agnieszka-kowalczyk': look(1, 'slim', 'skinPale', ['bun', 'ochre'], ['rose', 'short'], ['plum', 'skirt'], 'soil', ['apron', 'cream'], ['kerchief', 'cream']),
  'teodor-kowalczyk': look(0, 'broad', 'skinPale', ['short', 'soil'], ['ochre', 'long'], ['soil', 'trousers'], 'hairDark', ['moustache', 'soil'], ['apron', 'pine']),
  'viktor-stankovic': look(1, 'broad', 'skinPale', ['bald', 'stone'], ['cream', 'short'], ['slate', 'trousers'], 'wood', ['apron', 'terracotta'], ['moustache', 'stone'], ['baker cap', 'cream']),
  'leonor-figueiredo': look(0, 'slim', 'skinTan', ['manes', 'hairDark'], ['plum', 'long'], ['plum', 'long skirt'], 'terracotta', ['earrings', 'ochre'], ['scarf', 'terracotta']),
  'marek-novotny': look(0, 'slim', 'skinPale', ['swept', 'wood'], ['slate', 'long'], ['slate', 'trousers'], 'soil', ['tie', 'rose'], ['glasses', 'slate'], ['satchel', 'wood']),
  'jovana-stankovic': look(1, 'slim', 'skinPale', ['ponytail', 'hairDark'], ['water', 'long'], ['pine', 'trousers'], 'hairDark', ['coat', 'cream'], ['glasses', 'plum']),
  'niamh-gallagher': look(1, 'slim', 'skinPale', ['braids', 'terracotta'], ['cream', 'short'], ['leaf', 'trousers'], 'soil', ['dungarees', 'leaf'], ['straw hat', 'ochre']),
  'petros-vassilakis': look(1, 'broad', 'skinTan', ['short', 'cream'], ['cream', 'long'], ['slate', 'trousers'], 'soil', ['stripes', 'slate'], ['full beard', 'cream'], ['captain cap', 'slate']),
  'ulrike-neumann': look(0, 'broad', 'skinPale', ['pixie', 'stone'], ['water', 'short'], ['water', 'trousers'], 'cream', ['cross', 'cream'], ['satchel', 'terracotta']),
  'gustav-ekblad': look(0, 'broad', 'skinPale', ['swept', 'stone'], ['cream', 'long'], ['hairDark', 'trousers'], 'hairDark', ['waistcoat', 'plum'], ['chain', 'ochre'], ['moustache', 'stone']),
  'solveig-ekblad': look(1, 'slim', 'skinPale', ['bob', 'cream'], ['slate', 'long'], ['slate', 'long skirt'], 'plum', ['shawl', 'rose'], ['glasses', 'slate']),
  'wanda-kowalczyk': look(2, 'slim', 'skinPale', ['ponytail', 'ochre'], ['terracotta', 'long'], ['slate', 'shorts'], 'cream', ['hood', 'terracotta'], ['backpack', 'water']),
  'kofi-mensah': look(0, 'slim', 'skinDeep', ['short', 'hairDark'], ['rose', 'long'], ['hairDark', 'trousers'], 'wood', ['waistcoat', 'slate'], ['trilby', 'plum']),
  'chiara-bellandi': look(1, 'slim', 'skinTan', ['wavy', 'hairDark'], ['cream', 'short'], ['slate', 'trousers'], 'rose', ['dungarees', 'slate'], ['splashes', 'rose'], ['headband', 'rose']),
  'hanneke-verhoeven': look(1, 'slim', 'skinPale', ['bob', 'ochre'], ['terracotta', 'short'], ['soil', 'trousers'], 'cream', ['apron', 'leaf']),
  'bram-verhoeven': look(0, 'broad', 'skinPale', ['short', 'wood'], ['terracotta', 'long'], ['slate', 'trousers'], 'soil', ['check', 'terracotta'], ['belt', 'ochre'], ['beard', 'wood']),
  'ravi-chandran': look(1, 'slim', 'skinBrown', ['wavy', 'hairDark'], ['water', 'long'], ['soil', 'shorts'], 'terracotta', ['stripes', 'cream'], ['beanie', 'ochre']),
  'farida-rahimi': look(1, 'slim', 'skinTan', ['pixie', 'hairDark'], ['pine', 'long'], ['pine', 'long skirt'], 'wood', ['coat', 'cream'], ['headscarf', 'plum']),
  'yusuf-rahimi': look(0, 'slim', 'skinTan', ['curly', 'hairDark'], ['leaf', 'long'], ['wood', 'trousers'], 'soil', ['beard', 'hairDark'], ['book', 'rose']),
  'ibrahim-rahimi': look(1, 'slim', 'skinTan', ['short', 'stone'], ['cream', 'long'], ['cream', 'trousers'], 'soil', ['long coat', 'soil'], ['full beard', 'stone'], ['pakol', 'wood'], ['cane', 'wood']),
  'odile-tessier': look(0, 'slim', 'skinPale', ['bob', 'hairDark'], ['hairDark', 'long'], ['hairDark', 'trousers'], 'plum', ['long coat', 'plum'], ['streak', 'cream'], ['scarf', 'rose']),
  'dagny-solheim': look(1, 'slim', 'skinPale', ['braids', 'cream'], ['ochre', 'long'], ['slate', 'trousers'], 'pine', ['hood', 'ochre'], ['satchel', 'terracotta']),
  'emre-aydin': look(0, 'slim', 'skinTan', ['wavy', 'soil'], ['plum', 'short'], ['stone', 'trousers'], 'cream', ['headphones', 'water']),
  'zawadi-otieno': look(0, 'slim', 'skinDeep', ['afro', 'hairDark'], ['cream', 'long'], ['ochre', 'skirt'], 'leaf', ['coat', 'leaf'], ['headband', 'ochre']),
  'quirin-huber': look(0, 'slim', 'skinPale', ['fringe', 'hairDark'], ['soil', 'long'], ['hairDark', 'trousers'], 'hairDark', ['scarf', 'cream'], ['book', 'terracotta']),
}

function look(
  shorter: Look['shorter'], trunk: Look['trunk'], skin: Look['skin'], hair: Look['hair'], top: readonly [Look['top']['of'], Look['top']['sleeves']],
  bottom: readonly [Look['bottom']['of'], Look['bottom']['cut']], shoes: Look['shoes'], ...extras: Look['extras']
): Look {
  return { shorter, trunk, skin, hair, top: { of: top[0], sleeves: top[1] }, bottom: { of: bottom[0], cut: bottom[1] }, shoes, extras }
}
