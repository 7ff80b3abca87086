package syntax

import (
	"errors"
	"fmt"
	"math/big"
	"strconv"
	"strings"
)

// unquote gives the text that a string token stands for. \" \\ \n \t and \xHH
// are escapes; any other backslash is itself, as every backslash is in Boogie.
func unquote(tok string) string {
	s := tok[1 : len(tok)-1]
	if strings.IndexByte(s, '\\') < 0 {
		return s
	}
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		if s[i] != '\\' || i+1 == len(s) {
			b.WriteByte(s[i])
			continue
		}
		i++
		switch s[i] {
		case '"', '\\':
			b.WriteByte(s[i])
		case 'n':
			b.WriteByte('\n')
		case 't':
			b.WriteByte('\t')
		case 'x':
			if i+2 < len(s) {
				if v, err := strconv.ParseUint(s[i+1:i+3], 16, 8); err == nil {
					b.WriteByte(byte(v))
					i += 2
					continue
				}
			}
			b.WriteString(`\x`)
		default:
			b.WriteByte('\\')
			b.WriteByte(s[i])
		}
	}
	return b.String()
}

// parseFloat reads Boogie's float literals, [-]0xH.HeEfSIGeEXP and
// 0NaNSIGeEXP, 0+ooSIGeEXP, 0-ooSIGeEXP. The value of the first is
// H.H (hexadecimal) times 16^E and must be a number of the format. The result
// is the IEEE interchange encoding.
func parseFloat(s string) (bits *big.Int, sig, exp int, err error) {
	bits, sig, exp = new(big.Int), 24, 8
	i := strings.LastIndexByte(s, 'e')
	head, expText := s[:i], s[i+1:]
	special := ""
	sigAt := strings.LastIndexByte(head, 'f') + 1
	if c := s[1]; s[0] == '0' && c != 'x' {
		special, sigAt = s[1:4], 4
	}
	sigText := head[sigAt:]
	if len(sigText) > 6 || len(expText) > 6 {
		return bits, sig, exp, errors.New("the float's format is too large; write at most float" + strconv.Itoa(maxWidth) + "e" + strconv.Itoa(maxExponent))
	}
	sg, _ := strconv.Atoi(sigText)
	ex, _ := strconv.Atoi(expText)
	if sg < 2 || ex < 2 || sg > maxWidth || ex > maxExponent {
		return bits, sig, exp, fmt.Errorf("there is no float format %de%d; write widths from 2 to %de%d", sg, ex, maxWidth, maxExponent)
	}
	sig, exp = sg, ex
	ones := new(big.Int).Lsh(big.NewInt(1), uint(exp))
	ones.Sub(ones, big.NewInt(1)) // all ones: infinities and NaN
	switch special {
	case "NaN", "nan":
		ones.Lsh(ones, uint(sig-1))
		return ones.SetBit(ones, sig-2, 1), sig, exp, nil
	case "+oo":
		return ones.Lsh(ones, uint(sig-1)), sig, exp, nil
	case "-oo":
		ones.Lsh(ones, uint(sig-1))
		return ones.SetBit(ones, sig+exp-1, 1), sig, exp, nil
	}
	neg := s[0] == '-'
	mant := head[:sigAt-1]
	mant = mant[strings.IndexByte(mant, 'x')+1:]
	e := strings.LastIndexByte(mant, 'e')
	expo, aerr := strconv.Atoi(mant[e+1:])
	if aerr != nil || expo > 1<<40 || expo < -(1<<40) {
		return bits, sig, exp, errors.New("the float's exponent is out of range; write a number of the format")
	}
	whole, frac, _ := strings.Cut(mant[:e], ".")
	if len(whole)+len(frac) > maxDigits {
		return bits, sig, exp, fmt.Errorf("the float has %d digits; at most %d are supported", len(whole)+len(frac), maxDigits)
	}
	v, _ := new(big.Int).SetString(whole+frac, 16)
	bits, ok := encodeFloat(neg, v, 4*(expo-len(frac)), sig, exp)
	if !ok {
		err = fmt.Errorf("%s is no number of the format float%de%d; write one that is", clip(s), sig, exp)
	}
	return bits, sig, exp, err
}

// encodeFloat gives the interchange encoding of ±v·2^e when that is exact.
func encodeFloat(neg bool, v *big.Int, e, sig, exp int) (*big.Int, bool) {
	bits := new(big.Int)
	if v.Sign() != 0 {
		tz := v.TrailingZeroBits()
		m := new(big.Int).Rsh(v, tz)
		e += int(tz)
		bias := 1<<(exp-1) - 1
		// m·2^e is 1.f·2^x
		x := e + m.BitLen() - 1
		field := x + bias
		shift := 0 // m must be shifted so that its unit is the format's last bit
		if field >= 1 {
			shift = sig - m.BitLen()
		} else {
			field = 0
			shift = e + bias - 1 + sig - 1
		}
		if shift < 0 || field >= 1<<exp-1 {
			return bits, false
		}
		m.Lsh(m, uint(shift))
		if field > 0 {
			m.SetBit(m, sig-1, 0)
		}
		bits.Lsh(big.NewInt(int64(field)), uint(sig-1))
		bits.Or(bits, m)
	}
	if neg {
		bits.SetBit(bits, sig+exp-1, 1)
	}
	return bits, true
}
