target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%struct.__va_list_tag = type { i32, i32, i8*, i8* }
@error_message_count = dso_local global i32 0, align 4
@.str = private unnamed_addr constant [12 x i8] c"syslog.mask\00", align 1
@error_one_per_line = dso_local global i32 0, align 4
@error_print_progname = dso_local global void ()* null, align 8
define dso_local void @warn(i8* noundef %format, ...) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %land.lhs.true.i, label %possible_cancellation_point.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %possible_cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %possible_cancellation_point.exit
possible_cancellation_point.exit:
  ret void
}
define internal void @possible_cancellation_point() {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %land.lhs.true, label %if.end
land.lhs.true:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call, label %if.then, label %if.end
if.then:
  call void @__model_cancel_point()
  br label %if.end
if.end:
  ret void
}
define dso_local void @warnx(i8* noundef %format, ...) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %land.lhs.true.i, label %possible_cancellation_point.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %possible_cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %possible_cancellation_point.exit
possible_cancellation_point.exit:
  ret void
}
define dso_local void @vwarn(i8* noundef %format, %struct.__va_list_tag* noundef %arguments) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %land.lhs.true.i.i, label %possible_cancellation_point.exit.i
land.lhs.true.i.i:
  %call.i.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i.i, label %if.then.i.i, label %possible_cancellation_point.exit.i
if.then.i.i:
  call void @__model_cancel_point()
  br label %possible_cancellation_point.exit.i
possible_cancellation_point.exit.i:
  %tobool.i = icmp ne i8* %format, null
  br i1 %tobool.i, label %if.then.i, label %reads_list.exit
if.then.i:
  %call.i2.i = call i64 @__gsmack_text_length(i8* noundef %format, i32 noundef 0)
  %cmp.i.i = icmp slt i64 %call.i2.i, 0
  br i1 %cmp.i.i, label %if.then.i3.i, label %reads_all.exit.i
if.then.i3.i:
  call void @__model_printed_text(i8* noundef %format, i32 noundef -1)
  br label %reads_all.exit.i
reads_all.exit.i:
  br label %reads_list.exit
reads_list.exit:
  ret void
}
define internal void @reads_list(i8* noundef %format) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %land.lhs.true.i, label %possible_cancellation_point.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %possible_cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %possible_cancellation_point.exit
possible_cancellation_point.exit:
  %tobool = icmp ne i8* %format, null
  br i1 %tobool, label %if.then, label %if.end
if.then:
  %call.i2 = call i64 @__gsmack_text_length(i8* noundef %format, i32 noundef 0)
  %cmp.i = icmp slt i64 %call.i2, 0
  br i1 %cmp.i, label %if.then.i3, label %reads_all.exit
if.then.i3:
  call void @__model_printed_text(i8* noundef %format, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  br label %if.end
if.end:
  ret void
}
define dso_local void @vwarnx(i8* noundef %format, %struct.__va_list_tag* noundef %arguments) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %land.lhs.true.i.i, label %possible_cancellation_point.exit.i
land.lhs.true.i.i:
  %call.i.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i.i, label %if.then.i.i, label %possible_cancellation_point.exit.i
if.then.i.i:
  call void @__model_cancel_point()
  br label %possible_cancellation_point.exit.i
possible_cancellation_point.exit.i:
  %tobool.i = icmp ne i8* %format, null
  br i1 %tobool.i, label %if.then.i, label %reads_list.exit
if.then.i:
  %call.i2.i = call i64 @__gsmack_text_length(i8* noundef %format, i32 noundef 0)
  %cmp.i.i = icmp slt i64 %call.i2.i, 0
  br i1 %cmp.i.i, label %if.then.i3.i, label %reads_all.exit.i
if.then.i3.i:
  call void @__model_printed_text(i8* noundef %format, i32 noundef -1)
  br label %reads_all.exit.i
reads_all.exit.i:
  br label %reads_list.exit
reads_list.exit:
  ret void
}
define dso_local void @err(i32 noundef %status, i8* noundef %format, ...) {
entry:
  call void @possible_cancellation_point()
  call void @exit(i32 noundef %status)
  unreachable
}
declare dso_local void @exit(i32 noundef)
define dso_local void @errx(i32 noundef %status, i8* noundef %format, ...) {
entry:
  call void @possible_cancellation_point()
  call void @exit(i32 noundef %status)
  unreachable
}
define dso_local void @verr(i32 noundef %status, i8* noundef %format, %struct.__va_list_tag* noundef %arguments) {
entry:
  call void @reads_list(i8* noundef %format)
  call void @exit(i32 noundef %status)
  unreachable
}
define dso_local void @verrx(i32 noundef %status, i8* noundef %format, %struct.__va_list_tag* noundef %arguments) {
entry:
  call void @reads_list(i8* noundef %format)
  call void @exit(i32 noundef %status)
  unreachable
}
define dso_local void @error(i32 noundef %status, i32 noundef %number, i8* noundef %format, ...) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %land.lhs.true.i, label %possible_cancellation_point.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %possible_cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %possible_cancellation_point.exit
possible_cancellation_point.exit:
  call void @__gsmack_atomic_begin()
  %0 = load i32, i32* @error_message_count, align 4
  %inc = add i32 %0, 1
  store i32 %inc, i32* @error_message_count, align 4
  call void @__gsmack_atomic_end()
  %tobool = icmp ne i32 %status, 0
  br i1 %tobool, label %if.then, label %if.end
if.then:
  call void @exit(i32 noundef %status)
  unreachable
if.end:
  ret void
}
declare dso_local void @__gsmack_atomic_begin()
declare dso_local void @__gsmack_atomic_end()
define dso_local void @openlog(i8* noundef %name, i32 noundef %options, i32 noundef %facility) {
entry:
  %tobool = icmp ne i8* %name, null
  br i1 %tobool, label %if.then, label %if.end
if.then:
  %call.i = call i64 @__gsmack_text_length(i8* noundef %name, i32 noundef 0)
  %cmp.i = icmp slt i64 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %reads_all.exit
if.then.i:
  call void @__model_printed_text(i8* noundef %name, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  br label %if.end
if.end:
  ret void
}
define dso_local void @closelog() {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %land.lhs.true.i, label %possible_cancellation_point.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %possible_cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %possible_cancellation_point.exit
possible_cancellation_point.exit:
  ret void
}
define dso_local void @syslog(i32 noundef %priority, i8* noundef %format, ...) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %land.lhs.true.i, label %possible_cancellation_point.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %possible_cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %possible_cancellation_point.exit
possible_cancellation_point.exit:
  ret void
}
define dso_local void @vsyslog(i32 noundef %priority, i8* noundef %format, %struct.__va_list_tag* noundef %arguments) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %land.lhs.true.i.i, label %possible_cancellation_point.exit.i
land.lhs.true.i.i:
  %call.i.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i.i, label %if.then.i.i, label %possible_cancellation_point.exit.i
if.then.i.i:
  call void @__model_cancel_point()
  br label %possible_cancellation_point.exit.i
possible_cancellation_point.exit.i:
  %tobool.i = icmp ne i8* %format, null
  br i1 %tobool.i, label %if.then.i, label %reads_list.exit
if.then.i:
  %call.i2.i = call i64 @__gsmack_text_length(i8* noundef %format, i32 noundef 0)
  %cmp.i.i = icmp slt i64 %call.i2.i, 0
  br i1 %cmp.i.i, label %if.then.i3.i, label %reads_all.exit.i
if.then.i3.i:
  call void @__model_printed_text(i8* noundef %format, i32 noundef -1)
  br label %reads_all.exit.i
reads_all.exit.i:
  br label %reads_list.exit
reads_list.exit:
  ret void
}
define dso_local i32 @setlogmask(i32 noundef %mask) {
entry:
  call void @__gsmack_atomic_begin()
  %call = call i64 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0))
  %conv = trunc i64 %call to i32
  %tobool = icmp ne i32 %mask, 0
  br i1 %tobool, label %if.then, label %if.end
if.then:
  %conv1 = sext i32 %mask to i64
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i64 noundef %conv1)
  br label %if.end
if.end:
  call void @__gsmack_atomic_end()
  %tobool2 = icmp ne i32 %conv, 0
  br i1 %tobool2, label %cond.true, label %cond.false
cond.true:
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i32 [ %conv, %cond.true ], [ 255, %cond.false ]
  ret i32 %cond
}
declare dso_local i64 @__gsmack_ghost_get_scalar(i8* noundef)
declare dso_local void @__gsmack_ghost_set_scalar(i8* noundef, i64 noundef)
declare extern_weak dso_local void @__model_cancel_point()
declare dso_local zeroext i1 @__gsmack_nondet_bool()
declare dso_local i64 @__gsmack_text_length(i8* noundef, i32 noundef)
declare dso_local void @__model_printed_text(i8* noundef, i32 noundef)
