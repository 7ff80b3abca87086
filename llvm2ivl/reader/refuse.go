package reader

import (
	"bytes"
	"fmt"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/lazyregexp"
)

// refuse looks at a text before it is parsed and says what is wrong with it if
// it cannot be LLVM IR at all.
func refuse(name string, text []byte) *ivl.Diagnostic {
	fault := func(line, col int, format string, args ...any) *ivl.Diagnostic {
		return &ivl.Diagnostic{ID: "llvm-input", Pos: ivl.Pos{File: name, Line: int32(line), Col: int32(col)}, Message: fmt.Sprintf(format, args...)}
	}
	const use = "give C, LLVM IR (.ll, .bc) or .bpl"
	any := false
	line := 0
	for code := range bytes.Lines(text) {
		line++
		if i := bytes.IndexByte(code, 0); i >= 0 {
			return fault(line, i+1, "the file is binary, not LLVM IR; %s", use)
		}
		source, _, _ := bytes.Cut(code, []byte(";")) // a comment may name a file in any encoding
		if i := ivl.InvalidUTF8(source); i >= 0 {
			return fault(line, i+1, "the text is not UTF-8; %s", use)
		}
		word := bytes.TrimSpace(code)
		if len(word) > 0 && word[0] != ';' && !any {
			any = true
			if !topLevel().Match(word) {
				return fault(line, 1, "this is not LLVM IR (it begins with %q); %s", clip(string(word), 30), use)
			}
		}
	}
	if !any {
		return fault(0, 0, "the file is empty; did the compilation before it fail?")
	}
	return nil
}

var topLevel = lazyregexp.New(`^(source_filename|target|module|define|declare|attributes|uselistorder|uselistorder_bb|[@%!$^])`)
