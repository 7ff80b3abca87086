package main

import "testing"

func TestMayDefine(t *testing.T) {
	for text, want := range map[string]bool{
		"int f(int x) { return x; }":                                    true,
		"static int\nf (void)\n{\n}":                                    true,
		"int f(a, b)\n\tint a;\n\tchar *b;\n{\n}":                       true,
		"int (f)(void) { return 0; }":                                   true,
		"int f(int (*g)(int)) __attribute__((noinline))\n{ return 0; }": true,
		"void f(void) /* says so */ { }":                                true,
		"int f;":                                                        true,
		"int f = 3;":                                                    true,
		"struct s f[3];":                                                true,
		"int g, f;":                                                     true,
		"int f(int x);":                                                 false,
		"extern int f;":                                                 false,
		"int f(int x) __attribute__((pure));":                           false,
		"int g(void) {\n  return f(1);\n}":                              false,
		"int g(void) {\n  if (f(1)) {\n  }\n}":                          false,
		"int ff(void) { return 0; }":                                    false,
		"":                                                              false,
		"f":                                                             false,
	} {
		if got := mayDefine([]byte(text), "f"); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}
