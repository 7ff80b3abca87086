target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@.str = private unnamed_addr constant [29 x i8] c"the text that strerror gives\00", align 1
@.str.1 = private unnamed_addr constant [30 x i8] c"the text that strsignal gives\00", align 1
@.str.2 = private unnamed_addr constant [33 x i8] c"the text that gai_strerror gives\00", align 1
define dso_local i8* @strerror(i32 noundef %error) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call.i = call i64 @__gsmack_nondet_ulong()
  %cmp.i = icmp uge i64 %call.i, 1
  br i1 %cmp.i, label %land.rhs.i, label %any_text.exit
land.rhs.i:
  %cmp1.i = icmp ule i64 %call.i, 64
  br label %any_text.exit
any_text.exit:
  %0 = phi i1 [ false, %entry ], [ %cmp1.i, %land.rhs.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %call2.i = call i8* @__gsmack_alloc(i64 noundef %call.i)
  call void @__model_belongs(i8* noundef %call2.i, i64 noundef 2)
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str, i64 0, i64 0), i8* noundef %call2.i, i64 noundef %call.i)
  %sub.i = sub i64 %call.i, 1
  %arrayidx.i = getelementptr inbounds i8, i8* %call2.i, i64 %sub.i
  store i8 0, i8* %arrayidx.i, align 1
  ret i8* %call2.i
}
define dso_local i8* @strsignal(i32 noundef %number) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.1, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call.i = call i64 @__gsmack_nondet_ulong()
  %cmp.i = icmp uge i64 %call.i, 1
  br i1 %cmp.i, label %land.rhs.i, label %any_text.exit
land.rhs.i:
  %cmp1.i = icmp ule i64 %call.i, 64
  br label %any_text.exit
any_text.exit:
  %0 = phi i1 [ false, %entry ], [ %cmp1.i, %land.rhs.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %call2.i = call i8* @__gsmack_alloc(i64 noundef %call.i)
  call void @__model_belongs(i8* noundef %call2.i, i64 noundef 2)
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.1, i64 0, i64 0), i8* noundef %call2.i, i64 noundef %call.i)
  %sub.i = sub i64 %call.i, 1
  %arrayidx.i = getelementptr inbounds i8, i8* %call2.i, i64 %sub.i
  store i8 0, i8* %arrayidx.i, align 1
  ret i8* %call2.i
}
define dso_local i8* @gai_strerror(i32 noundef %error) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.2, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call.i = call i64 @__gsmack_nondet_ulong()
  %cmp.i = icmp uge i64 %call.i, 1
  br i1 %cmp.i, label %land.rhs.i, label %any_text.exit
land.rhs.i:
  %cmp1.i = icmp ule i64 %call.i, 64
  br label %any_text.exit
any_text.exit:
  %0 = phi i1 [ false, %entry ], [ %cmp1.i, %land.rhs.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %call2.i = call i8* @__gsmack_alloc(i64 noundef %call.i)
  call void @__model_belongs(i8* noundef %call2.i, i64 noundef 2)
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.2, i64 0, i64 0), i8* noundef %call2.i, i64 noundef %call.i)
  %sub.i = sub i64 %call.i, 1
  %arrayidx.i = getelementptr inbounds i8, i8* %call2.i, i64 %sub.i
  store i8 0, i8* %arrayidx.i, align 1
  ret i8* %call2.i
}
declare dso_local void @__gsmack_approximate(i8* noundef, i8* noundef, i64 noundef)
declare dso_local i64 @__gsmack_nondet_ulong()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
declare dso_local i8* @__gsmack_alloc(i64 noundef)
declare dso_local void @__model_belongs(i8* noundef, i64 noundef)
