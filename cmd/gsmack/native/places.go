package native

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
)

// Place is where a variable lies behind the beginning of all that have places.
type Place struct {
	Name string // in LLVM's text
	At   uint64
}

// placesUnit is what divides the address at which they begin.
const placesUnit = 1 << 16

// placesSection is the section that they lie in.
const placesSection = ".gsmack_places"

// withPlaces has the variables of a module in LLVM's text lie in sections of their own.
func withPlaces(module string, places []Place) string {
	for i, p := range places {
		variable := regexp.MustCompile(`(?m)^(@"?` + regexp.QuoteMeta(p.Name) + `"? = .*global .*?)((?:, align \d+)?(?:, !dbg !\d+)*)$`)
		module = variable.ReplaceAllStringFunc(module, func(line string) string {
			if strings.Contains(line, " thread_local") || strings.Contains(line, " external ") {
				return line
			}
			m := variable.FindStringSubmatch(line)
			return fmt.Sprintf(`%s, section "%s.%d"%s`, m[1], placesSection, i, m[2])
		})
	}
	return module
}

// placesScript has the linker put them there, and gives what it is told.
func placesScript(dir string, places []Place) ([]string, error) {
	var b strings.Builder
	fmt.Fprintf(&b, "SECTIONS { %s : ALIGN(%d) {\n", placesSection, placesUnit)
	for i, p := range places {
		fmt.Fprintf(&b, ". = %d; *(%s.%d)\n", p.At, placesSection, i)
	}
	b.WriteString("} } INSERT AFTER .data;\n")
	file := filepath.Join(dir, "places.ld")
	return []string{"-Wl,-T," + file}, os.WriteFile(file, []byte(b.String()), 0o600)
}
