/* <locale.h>, <langinfo.h>, <libintl.h>: the C locale, or any other, of which little is known. */
#include <langinfo.h>
#include <libintl.h>
#include <locale.h>
#include <string.h>

#include "failure.h"
#include "family.h"
#include "gsmack.h"
#include "other_locale.h"
#include "reads.h"

#undef gettext
#undef dgettext
#undef ngettext
#undef dngettext

enum { SIZE = 8 };

_Bool __model_other_locale(void) { return __gsmack_ghost_get_scalar("locale.other") != 0; }

/* There is C's locale, and any other may be there. */
char *setlocale(int category, const char *name) {
  enum { SIZE = 32 };
  if (name)
    reads_all(name);
  _Bool named_c = name && name[0] == 'C' && name[1] == 0;
  _Bool c = named_c || (name && strcmp(name, "POSIX") == 0);
  if (name && !c && __gsmack_nondet_bool())
    return 0;
  if (name && !c)
    __gsmack_ghost_set_scalar("locale.other", 1);
  else if (c && category == LC_ALL)
    __gsmack_ghost_set_scalar("locale.other", 0);
  char *text = __gsmack_alloc(SIZE);
  __model_belongs(text, OF_LIBRARY);
  __gsmack_approximate("the name that setlocale gives", text, SIZE);
  text[SIZE - 1] = 0;
  if (named_c) {
    text[0] = 'C';
    text[1] = 0;
  }
  return text;
}

static char *any_text(void) {
  static char text[SIZE];
  __gsmack_approximate("a text of the locale", text, SIZE);
  for (int i = 0; i < SIZE - 1; i++)
    text[i] = __gsmack_nondet_char();
  text[SIZE - 1] = 0;
  return text;
}

char *nl_langinfo(nl_item what) { return any_text(); }

/* It is overwritten by the next call. */
struct lconv *localeconv(void) {
  static struct lconv conventions;
  __gsmack_approximate("the conventions of the locale", &conventions, sizeof conventions);
  conventions.decimal_point = any_text();
  conventions.thousands_sep = conventions.grouping = conventions.int_curr_symbol = conventions.currency_symbol =
      conventions.mon_decimal_point = conventions.mon_thousands_sep = conventions.mon_grouping = conventions.positive_sign =
          conventions.negative_sign = conventions.decimal_point;
  conventions.int_frac_digits = __gsmack_nondet_char();
  conventions.frac_digits = __gsmack_nondet_char();
  return &conventions;
}

static inline locale_t any_locale(void) {
  if (done_or_not())
    return 0;
  locale_t made = __gsmack_alloc(sizeof *made);
  __model_belongs(made, OF_LIBRARY);
  return made;
}

locale_t newlocale(int categories, const char *name, locale_t base) {
  reads_all(name);
  return any_locale();
}

locale_t duplocale(locale_t from) { return any_locale(); }

void freelocale(locale_t from) {}

/* The one that the thread had before; -1 is that of the process. */
locale_t uselocale(locale_t next) {
  static __thread locale_t used = LC_GLOBAL_LOCALE;
  locale_t before = used;
  if (next) {
    used = next;
    if (next != LC_GLOBAL_LOCALE)
      __gsmack_ghost_set_scalar("locale.other", 1);
  }
  return before;
}

/* Without a catalogue, texts stay as they are. */
char *dcgettext(const char *domain, const char *text, int category) {
  reads_all(text);
  return (char *)text;
}

char *dgettext(const char *domain, const char *text) { return dcgettext(domain, text, LC_MESSAGES); }

char *gettext(const char *text) { return dgettext(0, text); }

char *dcngettext(const char *domain, const char *one, const char *many, unsigned long n, int category) {
  return dcgettext(domain, n == 1 ? one : many, category);
}

char *dngettext(const char *domain, const char *one, const char *many, unsigned long n) {
  return dcngettext(domain, one, many, n, LC_MESSAGES);
}

char *ngettext(const char *one, const char *many, unsigned long n) { return dngettext(0, one, many, n); }

char *textdomain(const char *domain) { return domain ? gettext(domain) : any_text(); }

char *bindtextdomain(const char *domain, const char *folder) { return folder ? gettext(folder) : any_text(); }

char *bind_textdomain_codeset(const char *domain, const char *codes) { return (char *)codes; }
