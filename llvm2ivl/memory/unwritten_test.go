package memory

import (
	"slices"
	"testing"
)

// TestWatched has an array that is read where nobody may have written: it is watched, and nothing else that decides.
func TestWatched(t *testing.T) {
	m := analyzeC(t, `
int decides;
void fill(int *p) { if (decides == 2) *p = 1; }
int main(int argc, char **argv) {
  int t[4], k;
  for (k = 0; k < argc; k++)
    fill(&t[k]);
  if (decides)
    return 1;
  if (t[argc])
    return 2;
  return 3;
}`)
	m.FindUnwritten()
	var watched []string
	for _, r := range m.Regions {
		if r.Watched {
			watched = append(watched, r.Name)
		}
	}
	if !slices.Equal(watched, []string{"main.t"}) {
		t.Errorf("watched are %v", watched)
	}
}
