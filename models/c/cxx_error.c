/* Categories of errors. Only which one it is matters, and that there are texts for its errors: what they say is nowhere looked at, since what
 * exceptions keep is not. */
#include <stddef.h>

struct category {
  const void *const *table;
};

/* std::string */
struct string {
  char *text;
  size_t length;
  char own[16];
};

static const char *name(const struct category *category) { return "category"; }

static void message(struct string *result, const struct category *category, int error) {
  result->text = result->own;
  result->length = 0;
  result->own[0] = 0;
}

/* Of std::error_category: two destructors, name, _M_message, message, default_error_condition and two times equivalent. */
static const void *const table[] = {0, 0, name, 0, message, 0, 0, 0};

static struct category system = {table}, generic = {table}, future = {table};

const struct category *_ZNSt3_V215system_categoryEv(void) { return &system; }
const struct category *_ZNSt3_V216generic_categoryEv(void) { return &generic; }
const struct category *_ZSt15future_categoryv(void) { return &future; }

/* The tables of the exceptions that the headers construct themselves */
const void *const _ZTVSt12system_error[5];
const void *const _ZTVSt12future_error[5];
