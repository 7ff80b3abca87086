target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
@.str = private unnamed_addr constant [37 x i8] c"strtod: a number that is not decimal\00", align 1
@.str.1 = private unnamed_addr constant [35 x i8] c"strtod: a number of so many digits\00", align 1
@.str.2 = private unnamed_addr constant [32 x i8] c"strtod: so large a power of ten\00", align 1
define dso_local double @strtod(i8* noalias noundef nonnull %s, i8** noalias noundef %end) {
entry:
  br label %while.cond
while.cond:
  %p.0 = phi i8* [ %s, %entry ], [ %incdec.ptr, %while.body ]
  %0 = load i8, i8* %p.0, align 1
  %conv = sext i8 %0 to i32
  %cmp = icmp eq i32 %conv, 32
  br i1 %cmp, label %lor.end, label %lor.rhs
lor.rhs:
  %cmp3 = icmp sge i32 %conv, 9
  br i1 %cmp3, label %land.rhs, label %land.end
land.rhs:
  %cmp6 = icmp sle i32 %conv, 13
  br label %land.end
land.end:
  %1 = phi i1 [ false, %lor.rhs ], [ %cmp6, %land.rhs ]
  br label %lor.end
lor.end:
  %2 = phi i1 [ true, %while.cond ], [ %1, %land.end ]
  br i1 %2, label %while.body, label %while.end
while.body:
  %incdec.ptr = getelementptr inbounds i8, i8* %p.0, i32 1
  br label %while.cond
while.end:
  %3 = load i8, i8* %p.0, align 1
  %conv8 = sext i8 %3 to i32
  %cmp9 = icmp eq i32 %conv8, 45
  br i1 %cmp9, label %if.then, label %lor.lhs.false
lor.lhs.false:
  %cmp15 = icmp eq i32 %conv8, 43
  br i1 %cmp15, label %if.then, label %if.end
if.then:
  %incdec.ptr17 = getelementptr inbounds i8, i8* %p.0, i32 1
  br label %if.end
if.end:
  %p.1 = phi i8* [ %incdec.ptr17, %if.then ], [ %p.0, %lor.lhs.false ]
  %4 = load i8, i8* %p.1, align 1
  %conv18 = sext i8 %4 to i32
  %cmp19 = icmp eq i32 %conv18, 105
  br i1 %cmp19, label %if.then46, label %lor.lhs.false21
lor.lhs.false21:
  %cmp23 = icmp eq i32 %conv18, 73
  br i1 %cmp23, label %if.then46, label %lor.lhs.false25
lor.lhs.false25:
  %cmp27 = icmp eq i32 %conv18, 110
  br i1 %cmp27, label %if.then46, label %lor.lhs.false29
lor.lhs.false29:
  %cmp31 = icmp eq i32 %conv18, 78
  br i1 %cmp31, label %if.then46, label %lor.lhs.false33
lor.lhs.false33:
  %cmp35 = icmp eq i32 %conv18, 48
  br i1 %cmp35, label %land.lhs.true, label %if.end47
land.lhs.true:
  %arrayidx37 = getelementptr inbounds i8, i8* %p.1, i32 1
  %5 = load i8, i8* %arrayidx37, align 1
  %conv38 = sext i8 %5 to i32
  %cmp39 = icmp eq i32 %conv38, 120
  br i1 %cmp39, label %if.then46, label %lor.lhs.false41
lor.lhs.false41:
  %cmp44 = icmp eq i32 %conv38, 88
  br i1 %cmp44, label %if.then46, label %if.end47
if.then46:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str, i32 0, i32 0))
  br label %if.end47
if.end47:
  br label %for.cond
for.cond:
  %any.0 = phi i8 [ 0, %if.end47 ], [ 1, %for.inc ]
  %value.0 = phi i64 [ 0, %if.end47 ], [ %add, %for.inc ]
  %p.2 = phi i8* [ %p.1, %if.end47 ], [ %incdec.ptr54, %for.inc ]
  %6 = load i8, i8* %p.2, align 1
  %conv.i = sext i8 %6 to i32
  %cmp.i = icmp sge i32 %conv.i, 48
  br i1 %cmp.i, label %land.rhs.i, label %is_digit.exit
land.rhs.i:
  %cmp3.i = icmp sle i32 %conv.i, 57
  br label %is_digit.exit
is_digit.exit:
  %7 = phi i1 [ false, %for.cond ], [ %cmp3.i, %land.rhs.i ]
  br i1 %7, label %for.body, label %for.end
for.body:
  %cmp48 = icmp sgt i64 %value.0, 900719925474098
  br i1 %cmp48, label %if.then50, label %if.end51
if.then50:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([35 x i8], [35 x i8]* @.str.1, i32 0, i32 0))
  br label %if.end51
if.end51:
  %mul = mul nsw i64 %value.0, 10
  %8 = load i8, i8* %p.2, align 1
  %conv52 = sext i8 %8 to i32
  %sub = sub nsw i32 %conv52, 48
  %conv53 = sext i32 %sub to i64
  %add = add nsw i64 %mul, %conv53
  br label %for.inc
for.inc:
  %incdec.ptr54 = getelementptr inbounds i8, i8* %p.2, i32 1
  br label %for.cond
for.end:
  %9 = load i8, i8* %p.2, align 1
  %conv55 = sext i8 %9 to i32
  %cmp56 = icmp eq i32 %conv55, 46
  br i1 %cmp56, label %if.then58, label %if.end77
if.then58:
  %incdec.ptr59 = getelementptr inbounds i8, i8* %p.2, i32 1
  br label %for.cond60
for.cond60:
  %any.1 = phi i8 [ %any.0, %if.then58 ], [ 1, %for.inc72 ]
  %tens.0 = phi i32 [ 0, %if.then58 ], [ %dec, %for.inc72 ]
  %value.1 = phi i64 [ %value.0, %if.then58 ], [ %add71, %for.inc72 ]
  %p.3 = phi i8* [ %incdec.ptr59, %if.then58 ], [ %incdec.ptr73, %for.inc72 ]
  %10 = load i8, i8* %p.3, align 1
  %conv.i68 = sext i8 %10 to i32
  %cmp.i69 = icmp sge i32 %conv.i68, 48
  br i1 %cmp.i69, label %land.rhs.i71, label %is_digit.exit72
land.rhs.i71:
  %cmp3.i70 = icmp sle i32 %conv.i68, 57
  br label %is_digit.exit72
is_digit.exit72:
  %11 = phi i1 [ false, %for.cond60 ], [ %cmp3.i70, %land.rhs.i71 ]
  br i1 %11, label %for.body62, label %for.end74
for.body62:
  %dec = add nsw i32 %tens.0, -1
  %cmp63 = icmp sgt i64 %value.1, 900719925474098
  br i1 %cmp63, label %if.then65, label %if.end66
if.then65:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([35 x i8], [35 x i8]* @.str.1, i32 0, i32 0))
  br label %if.end66
if.end66:
  %mul67 = mul nsw i64 %value.1, 10
  %12 = load i8, i8* %p.3, align 1
  %conv68 = sext i8 %12 to i32
  %sub69 = sub nsw i32 %conv68, 48
  %conv70 = sext i32 %sub69 to i64
  %add71 = add nsw i64 %mul67, %conv70
  br label %for.inc72
for.inc72:
  %incdec.ptr73 = getelementptr inbounds i8, i8* %p.3, i32 1
  br label %for.cond60
for.end74:
  %tobool = trunc i8 %any.1 to i1
  br i1 %tobool, label %if.end76, label %if.then75
if.then75:
  br label %if.end76
if.end76:
  %p.4 = phi i8* [ %p.3, %for.end74 ], [ %p.2, %if.then75 ]
  br label %if.end77
if.end77:
  %any.2 = phi i8 [ %any.1, %if.end76 ], [ %any.0, %for.end ]
  %tens.1 = phi i32 [ %tens.0, %if.end76 ], [ 0, %for.end ]
  %value.2 = phi i64 [ %value.1, %if.end76 ], [ %value.0, %for.end ]
  %p.5 = phi i8* [ %p.4, %if.end76 ], [ %p.2, %for.end ]
  %tobool78 = trunc i8 %any.2 to i1
  br i1 %tobool78, label %land.lhs.true80, label %if.end125
land.lhs.true80:
  %13 = load i8, i8* %p.5, align 1
  %conv81 = sext i8 %13 to i32
  %cmp82 = icmp eq i32 %conv81, 101
  br i1 %cmp82, label %if.then88, label %lor.lhs.false84
lor.lhs.false84:
  %cmp86 = icmp eq i32 %conv81, 69
  br i1 %cmp86, label %if.then88, label %if.end125
if.then88:
  %add.ptr = getelementptr inbounds i8, i8* %p.5, i32 1
  %14 = load i8, i8* %add.ptr, align 1
  %conv89 = sext i8 %14 to i32
  %cmp90 = icmp eq i32 %conv89, 45
  br i1 %cmp90, label %if.then100, label %lor.lhs.false96
lor.lhs.false96:
  %cmp98 = icmp eq i32 %conv89, 43
  br i1 %cmp98, label %if.then100, label %if.end102
if.then100:
  %incdec.ptr101 = getelementptr inbounds i8, i8* %add.ptr, i32 1
  br label %if.end102
if.end102:
  %q.0 = phi i8* [ %incdec.ptr101, %if.then100 ], [ %add.ptr, %lor.lhs.false96 ]
  %15 = load i8, i8* %q.0, align 1
  %conv.i73 = sext i8 %15 to i32
  %cmp.i74 = icmp sge i32 %conv.i73, 48
  br i1 %cmp.i74, label %land.rhs.i76, label %is_digit.exit77
land.rhs.i76:
  %cmp3.i75 = icmp sle i32 %conv.i73, 57
  br label %is_digit.exit77
is_digit.exit77:
  %16 = phi i1 [ false, %if.end102 ], [ %cmp3.i75, %land.rhs.i76 ]
  br i1 %16, label %if.then104, label %if.end124
if.then104:
  br label %for.cond105
for.cond105:
  %q.1 = phi i8* [ %q.0, %if.then104 ], [ %incdec.ptr118, %for.inc117 ]
  %exponent.0 = phi i32 [ 0, %if.then104 ], [ %add116, %for.inc117 ]
  %17 = load i8, i8* %q.1, align 1
  %conv.i78 = sext i8 %17 to i32
  %cmp.i79 = icmp sge i32 %conv.i78, 48
  br i1 %cmp.i79, label %land.rhs.i81, label %is_digit.exit82
land.rhs.i81:
  %cmp3.i80 = icmp sle i32 %conv.i78, 57
  br label %is_digit.exit82
is_digit.exit82:
  %18 = phi i1 [ false, %for.cond105 ], [ %cmp3.i80, %land.rhs.i81 ]
  br i1 %18, label %land.rhs108, label %land.end111
land.rhs108:
  %cmp109 = icmp slt i32 %exponent.0, 100
  br label %land.end111
land.end111:
  %19 = phi i1 [ false, %is_digit.exit82 ], [ %cmp109, %land.rhs108 ]
  br i1 %19, label %for.body112, label %for.end119
for.body112:
  %mul113 = mul nsw i32 %exponent.0, 10
  %20 = load i8, i8* %q.1, align 1
  %conv114 = sext i8 %20 to i32
  %sub115 = sub nsw i32 %conv114, 48
  %add116 = add nsw i32 %mul113, %sub115
  br label %for.inc117
for.inc117:
  %incdec.ptr118 = getelementptr inbounds i8, i8* %q.1, i32 1
  br label %for.cond105
for.end119:
  br i1 %cmp90, label %cond.true, label %cond.false
cond.true:
  %sub122 = sub nsw i32 0, %exponent.0
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i32 [ %sub122, %cond.true ], [ %exponent.0, %cond.false ]
  %add123 = add nsw i32 %tens.1, %cond
  br label %if.end124
if.end124:
  %tens.2 = phi i32 [ %add123, %cond.end ], [ %tens.1, %is_digit.exit77 ]
  %p.6 = phi i8* [ %q.1, %cond.end ], [ %p.5, %is_digit.exit77 ]
  br label %if.end125
if.end125:
  %tens.3 = phi i32 [ %tens.2, %if.end124 ], [ %tens.1, %lor.lhs.false84 ], [ %tens.1, %if.end77 ]
  %p.7 = phi i8* [ %p.6, %if.end124 ], [ %p.5, %lor.lhs.false84 ], [ %p.5, %if.end77 ]
  %tobool126 = icmp ne i8** %end, null
  br i1 %tobool126, label %if.then127, label %if.end134
if.then127:
  br i1 %tobool78, label %cond.true130, label %cond.false131
cond.true130:
  br label %cond.end132
cond.false131:
  br label %cond.end132
cond.end132:
  %cond133 = phi i8* [ %p.7, %cond.true130 ], [ %s, %cond.false131 ]
  store i8* %cond133, i8** %end, align 4
  br label %if.end134
if.end134:
  br i1 %tobool78, label %if.end137, label %if.then136
if.then136:
  br label %cleanup
if.end137:
  %cmp138 = icmp sgt i32 %tens.3, 22
  br i1 %cmp138, label %if.then143, label %lor.lhs.false140
lor.lhs.false140:
  %cmp141 = icmp slt i32 %tens.3, -22
  br i1 %cmp141, label %if.then143, label %if.end144
if.then143:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.2, i32 0, i32 0))
  br label %if.end144
if.end144:
  %cmp145 = icmp slt i32 %tens.3, 0
  br i1 %cmp145, label %cond.true147, label %cond.false149
cond.true147:
  %sub148 = sub nsw i32 0, %tens.3
  br label %cond.end150
cond.false149:
  br label %cond.end150
cond.end150:
  %cond151 = phi i32 [ %sub148, %cond.true147 ], [ %tens.3, %cond.false149 ]
  br label %for.cond152
for.cond152:
  %power.0 = phi double [ 1.000000e+00, %cond.end150 ], [ %mul156, %for.inc157 ]
  %i.0 = phi i32 [ %cond151, %cond.end150 ], [ %dec158, %for.inc157 ]
  %cmp153 = icmp sgt i32 %i.0, 0
  br i1 %cmp153, label %for.body155, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end159
for.body155:
  %mul156 = fmul double %power.0, 1.000000e+01
  br label %for.inc157
for.inc157:
  %dec158 = add nsw i32 %i.0, -1
  br label %for.cond152
for.end159:
  br i1 %cmp145, label %cond.true162, label %cond.false164
cond.true162:
  %conv163 = sitofp i64 %value.2 to double
  %div = fdiv double %conv163, %power.0
  br label %cond.end167
cond.false164:
  %conv165 = sitofp i64 %value.2 to double
  %mul166 = fmul double %conv165, %power.0
  br label %cond.end167
cond.end167:
  %cond168 = phi double [ %div, %cond.true162 ], [ %mul166, %cond.false164 ]
  br i1 %cmp9, label %cond.true171, label %cond.false172
cond.true171:
  %fneg = fneg double %cond168
  br label %cond.end173
cond.false172:
  br label %cond.end173
cond.end173:
  %cond174 = phi double [ %fneg, %cond.true171 ], [ %cond168, %cond.false172 ]
  br label %cleanup
cleanup:
  %retval.0 = phi double [ %cond174, %cond.end173 ], [ 0.000000e+00, %if.then136 ]
  ret double %retval.0
}
declare dso_local void @__gsmack_unknown(i8* noundef)
define dso_local double @atof(i8* noundef nonnull %s) {
entry:
  %call = call double @strtod(i8* noundef %s, i8** noundef null)
  ret double %call
}
