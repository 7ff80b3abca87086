package syntax

import (
	"bytes"
	"fmt"
	"io"
	"strings"
	"testing"

	"github.com/gsmack/gsmack/ivl"
)

// smackLike writes a program of about n lines of the kind that SMACK emits:
// many short blocks over bit-vector operators, with source positions.
func smackLike(n int) []byte {
	var b strings.Builder
	b.WriteString(`type ref = bv64;
var {:cname "counter"} $M.0: [ref]bv32;
var $M.1: bv32;
const {:cname "buf"} $buf: ref;
axiom $buf == 65536bv64;
function {:bvbuiltin "bvadd"} $add.bv32(x: bv32, y: bv32) returns (bv32);
function {:bvbuiltin "bvadd"} $add.ref(x: ref, y: ref) returns (ref);
function {:bvbuiltin "bvslt"} $slt.bv32(x: bv32, y: bv32) returns (bool);
procedure nondet() returns (r: bv32);
`)
	for p := 0; n > 0; p++ {
		fmt.Fprintf(&b, "procedure {:cname \"f%d\"} f%d(p: ref, n: bv32) returns (r: bv32)\n  modifies $M.0, $M.1;\n{\n", p, p)
		for i := range 10 {
			fmt.Fprintf(&b, "  var $i%d: bv32;\n  var $p%d: ref;\n", i, i)
		}
		for k := range 40 {
			fmt.Fprintf(&b, `$bb%d:
  assume {:sourceloc "prog.c", %d, 12} true;
  $p%d := $add.ref(p, %dbv64);
  $i%d := $M.0[$p%d];
  $i%d := $add.bv32($i%d, 1bv32);
  $M.0 := $M.0[$p%d := $i%d];
  $M.1 := if $slt.bv32($i%d, n) then 1bv32 else 0bv32;
  call $i%d := nondet();
  assume {:branchcond $i%d} true;
  goto $bb%d, $bb%d_t;
$bb%d_t:
  assume $slt.bv32($i%d, n) && $M.1 != 0bv32;
  goto $bb%d;
`, k, k, k%10, 4*k, k%9, k%10, k%9+1, k%9, k%10, k%9+1, k%10, k%8, k%8, k+1, k, k, k%10, k+1)
		}
		b.WriteString("$bb40:\n  r := $i0;\n  return;\n}\n")
		n -= 40*13 + 27
	}
	return []byte(b.String())
}

const benchLines = 100_000

func BenchmarkParse(b *testing.B) {
	src := smackLike(benchLines)
	b.SetBytes(int64(len(src)))
	b.ReportAllocs()
	b.ResetTimer()
	for range b.N {
		if _, ds := Parse("bench.bpl", src); len(ds) > 0 {
			b.Fatal(ds[0])
		}
	}
}

func BenchmarkResolve(b *testing.B) {
	src := smackLike(benchLines)
	p, _ := Parse("bench.bpl", src)
	b.SetBytes(int64(len(src)))
	b.ReportAllocs()
	b.ResetTimer()
	for range b.N {
		if ds := ivl.Resolve(p); len(ds) > 0 {
			b.Fatal(ds[0])
		}
	}
}

func BenchmarkPrint(b *testing.B) {
	src := smackLike(benchLines)
	p, _ := Parse("bench.bpl", src)
	var buf bytes.Buffer
	if err := ivl.Print(&buf, p, ivl.Gsmack); err != nil {
		b.Fatal(err)
	}
	b.SetBytes(int64(buf.Len()))
	b.ReportAllocs()
	b.ResetTimer()
	for range b.N {
		if err := ivl.Print(io.Discard, p, ivl.Gsmack); err != nil {
			b.Fatal(err)
		}
	}
}
