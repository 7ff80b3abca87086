// @expect violated
// @flags --check=memory
// @optimised the optimiser chooses the value that is missing
#include <time.h>
int main(void) {
  struct tm date;
  date.tm_year = 100;
  return mktime(&date) == 0; // want "no value yet|never written"
}
