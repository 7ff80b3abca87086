package tests

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/gsmack/gsmack/ivl/seed"
	"github.com/gsmack/gsmack/ivl/tool"
)

var walkPrograms = flag.Int("walk-programs", 8, "how many random C programs TestRandomWalks verifies")

// TestRandomWalks lets gsmack prove what random programs compute that walk over structures, and refute that they did
// not; and find the races of those with two threads, which are known by the byte.
func TestRandomWalks(t *testing.T) {
	clang := tool.Path(t, "clang-14")
	first := seed.New(t)
	for i := range *walkPrograms {
		seed := first + int64(i)
		level := fmt.Sprintf("-O%d", seed/2%3)
		t.Run(fmt.Sprintf("seed=%d", seed), func(t *testing.T) {
			t.Parallel()
			sampled(t)
			dir := t.TempDir()
			write := func(text string) {
				if err := os.WriteFile(filepath.Join(dir, "random.c"), []byte(text), 0o666); err != nil {
					t.Fatal(err)
				}
			}
			verify := func(want string, args ...string) {
				if v, _ := gsmackVerify(t, dir, nil, append([]string{"verify", "--format=json", "--timeout=60s", "--memory-limit=4G"}, args...)...); v.Verdict != want && !v.limited(t) {
					t.Errorf("-seed=%d -walk-programs=1: the verdict is %s (%s%s%s), not %s\n%s", seed, v.Verdict, v.Property, v.Message, v.Reason, want, args)
				}
			}
			if seed%2 == 0 {
				write(generateWalks(seed))
				sum := nativeSum(t, clang, dir)
				for relation, want := range map[string]string{"==": "verified", "!=": "violated"} {
					verify(want, "--check=assert", "random.c", "--", "-include", "assert.h", fmt.Sprintf("-DCHECK(sum)=assert(sum %s %su)", relation, sum), level)
				}
				return
			}
			text, race := generateWalkRace(seed)
			write(text)
			verify(map[bool]string{true: "violated", false: "verified"}[race], "--check=race", "random.c")
		})
	}
}
