target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@.str = private unnamed_addr constant [25 x i8] c"a library that is loaded\00", align 1
@.str.1 = private unnamed_addr constant [15 x i8] c"library.failed\00", align 1
@.str.2 = private unnamed_addr constant [23 x i8] c"what a library defines\00", align 1
@dlerror.text = internal global [64 x i8] zeroinitializer, align 16
@.str.3 = private unnamed_addr constant [28 x i8] c"the text that dlerror gives\00", align 1
define dso_local i8* @dlopen(i8* noundef %path, i32 noundef %flags) {
entry:
  %tobool = icmp ne i8* %path, null
  br i1 %tobool, label %if.then, label %if.end
if.then:
  %call.i = call i64 @__gsmack_text_length(i8* noundef %path, i32 noundef 0)
  %cmp.i = icmp slt i64 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %reads_all.exit
if.then.i:
  call void @__model_printed_text(i8* noundef %path, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  br label %if.end
if.end:
  br i1 %tobool, label %lor.lhs.false, label %if.then2
lor.lhs.false:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call, label %if.then2, label %if.end3
if.then2:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str, i64 0, i64 0))
  br label %if.end3
if.end3:
  %call4 = call i64 @__gsmack_self()
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i64 0, i64 0), i64 noundef %call4, i64 noundef 1)
  ret i8* null
}
declare dso_local zeroext i1 @__gsmack_nondet_bool()
declare dso_local void @__gsmack_unknown(i8* noundef)
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i64 noundef, i64 noundef)
declare dso_local i64 @__gsmack_self()
define dso_local i8* @dlsym(i8* noalias noundef %library, i8* noalias noundef nonnull %name) {
entry:
  %call.i = call i64 @__gsmack_text_length(i8* noundef %name, i32 noundef 0)
  %cmp.i = icmp slt i64 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %reads_all.exit
if.then.i:
  call void @__model_printed_text(i8* noundef %name, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.2, i64 0, i64 0))
  ret i8* null
}
define dso_local i32 @dlclose(i8* noundef nonnull %library) {
entry:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str, i64 0, i64 0))
  ret i32 0
}
define dso_local i8* @dlerror() {
entry:
  %call = call i64 @__gsmack_self()
  %call1 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i64 0, i64 0), i64 noundef %call)
  %tobool = icmp ne i64 %call1, 0
  br i1 %tobool, label %if.end, label %if.then
if.then:
  br label %return
if.end:
  %call2 = call i64 @__gsmack_self()
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i64 0, i64 0), i64 noundef %call2, i64 noundef 0)
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([64 x i8], [64 x i8]* @dlerror.text, i64 0, i64 0), i64 noundef 64)
  br label %for.cond
for.cond:
  %i.0 = phi i32 [ 0, %if.end ], [ %add, %for.inc ]
  %add = add i32 %i.0, 1
  %conv = zext i32 %add to i64
  %cmp = icmp ult i64 %conv, 64
  br i1 %cmp, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end
for.body:
  %call4 = call signext i8 @__gsmack_nondet_char()
  %idxprom = zext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds [64 x i8], [64 x i8]* @dlerror.text, i64 0, i64 %idxprom
  store i8 %call4, i8* %arrayidx, align 1
  br label %for.inc
for.inc:
  br label %for.cond
for.end:
  br label %return
return:
  %retval.0 = phi i8* [ getelementptr inbounds ([64 x i8], [64 x i8]* @dlerror.text, i64 0, i64 0), %for.end ], [ null, %if.then ]
  ret i8* %retval.0
}
declare dso_local i64 @__gsmack_ghost_get_id(i8* noundef, i64 noundef)
declare dso_local void @__gsmack_approximate(i8* noundef, i8* noundef, i64 noundef)
declare dso_local signext i8 @__gsmack_nondet_char()
declare dso_local i64 @__gsmack_text_length(i8* noundef, i32 noundef)
declare dso_local void @__model_printed_text(i8* noundef, i32 noundef)
