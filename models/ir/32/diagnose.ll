target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i32, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i32, i32, [40 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque
@error_one_per_line = dso_local global i32 0, align 4
@.str = private unnamed_addr constant [34 x i8] c"error_at_line, once for each line\00", align 1
@.str.1 = private unnamed_addr constant [12 x i8] c"syslog.name\00", align 1
@.str.2 = private unnamed_addr constant [12 x i8] c"syslog.mask\00", align 1
@error_message_count = dso_local global i32 0, align 4
@error_print_progname = dso_local global void ()* null, align 4
@.str.3 = private unnamed_addr constant [7 x i8] c"memory\00", align 1
@.str.4 = private unnamed_addr constant [42 x i8] c"a standard stream is used that was closed\00", align 1
define dso_local void @warn(i8* noundef %format, ...) {
entry:
  %call.i = call %struct._IO_FILE* @__model_standard(i32 noundef 2)
  %0 = bitcast %struct._IO_FILE* %call.i to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 148)
  br i1 icmp ne (i1 (%struct._IO_FILE*)* @__model_stream_closed, i1 (%struct._IO_FILE*)* null), label %if.then.i.i.i.i, label %if.end.i.i.i.i
if.then.i.i.i.i:
  %call.i.i.i.i = call zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef %call.i)
  %lnot.i.i.i.i = xor i1 %call.i.i.i.i, true
  call void @__gsmack_assert(i1 noundef zeroext %lnot.i.i.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.3, i32 0, i32 0), i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.4, i32 0, i32 0))
  br label %if.end.i.i.i.i
if.end.i.i.i.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_buffer, void (%struct._IO_FILE*)* null), label %if.then1.i.i.i.i, label %uses_open_stream.exit.i.i.i
if.then1.i.i.i.i:
  call void @__model_stream_buffer(%struct._IO_FILE* noundef %call.i)
  br label %uses_open_stream.exit.i.i.i
uses_open_stream.exit.i.i.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_locked, void (%struct._IO_FILE*)* null), label %if.then.i.i.i, label %uses_stream.exit.i.i
if.then.i.i.i:
  call void @__model_stream_locked(%struct._IO_FILE* noundef %call.i)
  br label %uses_stream.exit.i.i
uses_stream.exit.i.i:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %land.lhs.true.i.i.i, label %says.exit
land.lhs.true.i.i.i:
  %call.i.i.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i.i.i, label %if.then.i1.i.i, label %says.exit
if.then.i1.i.i:
  call void @__model_cancel_point()
  br label %says.exit
says.exit:
  ret void
}
define internal void @says() {
entry:
  %call = call %struct._IO_FILE* @__model_standard(i32 noundef 2)
  %0 = bitcast %struct._IO_FILE* %call to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 148)
  br i1 icmp ne (i1 (%struct._IO_FILE*)* @__model_stream_closed, i1 (%struct._IO_FILE*)* null), label %if.then.i.i.i, label %if.end.i.i.i
if.then.i.i.i:
  %call.i.i.i = call zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef %call)
  %lnot.i.i.i = xor i1 %call.i.i.i, true
  call void @__gsmack_assert(i1 noundef zeroext %lnot.i.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.3, i32 0, i32 0), i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.4, i32 0, i32 0))
  br label %if.end.i.i.i
if.end.i.i.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_buffer, void (%struct._IO_FILE*)* null), label %if.then1.i.i.i, label %uses_open_stream.exit.i.i
if.then1.i.i.i:
  call void @__model_stream_buffer(%struct._IO_FILE* noundef %call)
  br label %uses_open_stream.exit.i.i
uses_open_stream.exit.i.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_locked, void (%struct._IO_FILE*)* null), label %if.then.i.i, label %uses_stream.exit.i
if.then.i.i:
  call void @__model_stream_locked(%struct._IO_FILE* noundef %call)
  br label %uses_stream.exit.i
uses_stream.exit.i:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %land.lhs.true.i.i, label %moves_data.exit
land.lhs.true.i.i:
  %call.i.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i.i, label %if.then.i1.i, label %moves_data.exit
if.then.i1.i:
  call void @__model_cancel_point()
  br label %moves_data.exit
moves_data.exit:
  ret void
}
define dso_local void @warnx(i8* noundef %format, ...) {
entry:
  %call.i = call %struct._IO_FILE* @__model_standard(i32 noundef 2)
  %0 = bitcast %struct._IO_FILE* %call.i to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 148)
  br i1 icmp ne (i1 (%struct._IO_FILE*)* @__model_stream_closed, i1 (%struct._IO_FILE*)* null), label %if.then.i.i.i.i, label %if.end.i.i.i.i
if.then.i.i.i.i:
  %call.i.i.i.i = call zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef %call.i)
  %lnot.i.i.i.i = xor i1 %call.i.i.i.i, true
  call void @__gsmack_assert(i1 noundef zeroext %lnot.i.i.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.3, i32 0, i32 0), i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.4, i32 0, i32 0))
  br label %if.end.i.i.i.i
if.end.i.i.i.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_buffer, void (%struct._IO_FILE*)* null), label %if.then1.i.i.i.i, label %uses_open_stream.exit.i.i.i
if.then1.i.i.i.i:
  call void @__model_stream_buffer(%struct._IO_FILE* noundef %call.i)
  br label %uses_open_stream.exit.i.i.i
uses_open_stream.exit.i.i.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_locked, void (%struct._IO_FILE*)* null), label %if.then.i.i.i, label %uses_stream.exit.i.i
if.then.i.i.i:
  call void @__model_stream_locked(%struct._IO_FILE* noundef %call.i)
  br label %uses_stream.exit.i.i
uses_stream.exit.i.i:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %land.lhs.true.i.i.i, label %says.exit
land.lhs.true.i.i.i:
  %call.i.i.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i.i.i, label %if.then.i1.i.i, label %says.exit
if.then.i1.i.i:
  call void @__model_cancel_point()
  br label %says.exit
says.exit:
  ret void
}
define dso_local void @vwarn(i8* noundef %format, i8* noundef %arguments) {
entry:
  call void @says_all(i8* noundef %format)
  ret void
}
define internal void @says_all(i8* noundef %format) {
entry:
  %call.i = call %struct._IO_FILE* @__model_standard(i32 noundef 2)
  %0 = bitcast %struct._IO_FILE* %call.i to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 148)
  br i1 icmp ne (i1 (%struct._IO_FILE*)* @__model_stream_closed, i1 (%struct._IO_FILE*)* null), label %if.then.i.i.i.i, label %if.end.i.i.i.i
if.then.i.i.i.i:
  %call.i.i.i.i = call zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef %call.i)
  %lnot.i.i.i.i = xor i1 %call.i.i.i.i, true
  call void @__gsmack_assert(i1 noundef zeroext %lnot.i.i.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.3, i32 0, i32 0), i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.4, i32 0, i32 0))
  br label %if.end.i.i.i.i
if.end.i.i.i.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_buffer, void (%struct._IO_FILE*)* null), label %if.then1.i.i.i.i, label %uses_open_stream.exit.i.i.i
if.then1.i.i.i.i:
  call void @__model_stream_buffer(%struct._IO_FILE* noundef %call.i)
  br label %uses_open_stream.exit.i.i.i
uses_open_stream.exit.i.i.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_locked, void (%struct._IO_FILE*)* null), label %if.then.i.i.i, label %uses_stream.exit.i.i
if.then.i.i.i:
  call void @__model_stream_locked(%struct._IO_FILE* noundef %call.i)
  br label %uses_stream.exit.i.i
uses_stream.exit.i.i:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %land.lhs.true.i.i.i, label %says.exit
land.lhs.true.i.i.i:
  %call.i.i.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i.i.i, label %if.then.i1.i.i, label %says.exit
if.then.i1.i.i:
  call void @__model_cancel_point()
  br label %says.exit
says.exit:
  %tobool = icmp ne i8* %format, null
  br i1 %tobool, label %if.then, label %if.end
if.then:
  %call.i2 = call i32 @__gsmack_text_length(i8* noundef %format, i32 noundef 0)
  %cmp.i = icmp slt i32 %call.i2, 0
  br i1 %cmp.i, label %if.then.i, label %reads_all.exit
if.then.i:
  call void @__model_printed_text(i8* noundef %format, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  br label %if.end
if.end:
  ret void
}
define dso_local void @vwarnx(i8* noundef %format, i8* noundef %arguments) {
entry:
  call void @says_all(i8* noundef %format)
  ret void
}
define dso_local void @err(i32 noundef %status, i8* noundef %format, ...) {
entry:
  call void @says()
  call void @exit(i32 noundef %status)
  unreachable
}
declare dso_local void @exit(i32 noundef)
define dso_local void @errx(i32 noundef %status, i8* noundef %format, ...) {
entry:
  call void @says()
  call void @exit(i32 noundef %status)
  unreachable
}
define dso_local void @verr(i32 noundef %status, i8* noundef %format, i8* noundef %arguments) {
entry:
  call void @says_all(i8* noundef %format)
  call void @exit(i32 noundef %status)
  unreachable
}
define dso_local void @verrx(i32 noundef %status, i8* noundef %format, i8* noundef %arguments) {
entry:
  call void @says_all(i8* noundef %format)
  call void @exit(i32 noundef %status)
  unreachable
}
define dso_local void @error(i32 noundef %status, i32 noundef %number, i8* noundef %format, ...) {
entry:
  call void @tell_error(i32 noundef %status)
  ret void
}
define internal void @tell_error(i32 noundef %status) {
entry:
  %0 = load void ()*, void ()** @error_print_progname, align 4
  %tobool = icmp ne void ()* %0, null
  br i1 %tobool, label %if.then, label %if.end
if.then:
  call void %0()
  br label %if.end
if.end:
  %call.i = call %struct._IO_FILE* @__model_standard(i32 noundef 2)
  %1 = bitcast %struct._IO_FILE* %call.i to i8*
  call void @__gsmack_uses(i8* noundef %1, i32 noundef 148)
  br i1 icmp ne (i1 (%struct._IO_FILE*)* @__model_stream_closed, i1 (%struct._IO_FILE*)* null), label %if.then.i.i.i.i, label %if.end.i.i.i.i
if.then.i.i.i.i:
  %call.i.i.i.i = call zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef %call.i)
  %lnot.i.i.i.i = xor i1 %call.i.i.i.i, true
  call void @__gsmack_assert(i1 noundef zeroext %lnot.i.i.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.3, i32 0, i32 0), i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.4, i32 0, i32 0))
  br label %if.end.i.i.i.i
if.end.i.i.i.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_buffer, void (%struct._IO_FILE*)* null), label %if.then1.i.i.i.i, label %uses_open_stream.exit.i.i.i
if.then1.i.i.i.i:
  call void @__model_stream_buffer(%struct._IO_FILE* noundef %call.i)
  br label %uses_open_stream.exit.i.i.i
uses_open_stream.exit.i.i.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_locked, void (%struct._IO_FILE*)* null), label %if.then.i.i.i, label %uses_stream.exit.i.i
if.then.i.i.i:
  call void @__model_stream_locked(%struct._IO_FILE* noundef %call.i)
  br label %uses_stream.exit.i.i
uses_stream.exit.i.i:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %land.lhs.true.i.i.i, label %says.exit
land.lhs.true.i.i.i:
  %call.i.i.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i.i.i, label %if.then.i1.i.i, label %says.exit
if.then.i1.i.i:
  call void @__model_cancel_point()
  br label %says.exit
says.exit:
  call void @__gsmack_atomic_begin()
  %2 = load i32, i32* @error_message_count, align 4
  %inc = add i32 %2, 1
  store i32 %inc, i32* @error_message_count, align 4
  call void @__gsmack_atomic_end()
  %tobool1 = icmp ne i32 %status, 0
  br i1 %tobool1, label %if.then2, label %if.end3
if.then2:
  call void @exit(i32 noundef %status)
  unreachable
if.end3:
  ret void
}
define dso_local void @error_at_line(i32 noundef %status, i32 noundef %number, i8* noundef %file, i32 noundef %line, i8* noundef %format, ...) {
entry:
  %0 = load i32, i32* @error_one_per_line, align 4
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %if.then, label %if.end
if.then:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str, i32 0, i32 0))
  br label %if.end
if.end:
  %tobool1 = icmp ne i8* %file, null
  br i1 %tobool1, label %if.then2, label %if.end3
if.then2:
  %call.i = call i32 @__gsmack_text_length(i8* noundef %file, i32 noundef 0)
  %cmp.i = icmp slt i32 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %reads_all.exit
if.then.i:
  call void @__model_printed_text(i8* noundef %file, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  br label %if.end3
if.end3:
  call void @tell_error(i32 noundef %status)
  ret void
}
declare dso_local void @__gsmack_unknown(i8* noundef)
define dso_local void @openlog(i8* noundef %name, i32 noundef %options, i32 noundef %facility) {
entry:
  %0 = ptrtoint i8* %name to i32
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.1, i32 0, i32 0), i32 noundef %0)
  %tobool = icmp ne i8* %name, null
  br i1 %tobool, label %if.then, label %if.end
if.then:
  %call.i = call i32 @__gsmack_text_length(i8* noundef %name, i32 noundef 0)
  %cmp.i = icmp slt i32 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %reads_all.exit
if.then.i:
  call void @__model_printed_text(i8* noundef %name, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  br label %if.end
if.end:
  ret void
}
declare dso_local void @__gsmack_ghost_set_scalar(i8* noundef, i32 noundef)
define dso_local void @closelog() {
entry:
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.1, i32 0, i32 0), i32 noundef 0)
  ret void
}
define dso_local i32 @setlogmask(i32 noundef %mask) {
entry:
  call void @__gsmack_atomic_begin()
  %call = call i32 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.2, i32 0, i32 0))
  %cmp = icmp ne i32 %mask, 0
  br i1 %cmp, label %if.then, label %if.end
if.then:
  %sub = sub nsw i32 %mask, 255
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.2, i32 0, i32 0), i32 noundef %sub)
  br label %if.end
if.end:
  call void @__gsmack_atomic_end()
  %add = add nsw i32 %call, 255
  ret i32 %add
}
declare dso_local void @__gsmack_atomic_begin()
declare dso_local i32 @__gsmack_ghost_get_scalar(i8* noundef)
declare dso_local void @__gsmack_atomic_end()
define dso_local void @syslog(i32 noundef %priority, i8* noundef %format, ...) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %land.lhs.true.i.i, label %possible_cancellation_point.exit.i
land.lhs.true.i.i:
  %call.i.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i.i, label %if.then.i.i, label %possible_cancellation_point.exit.i
if.then.i.i:
  call void @__model_cancel_point()
  br label %possible_cancellation_point.exit.i
possible_cancellation_point.exit.i:
  call void @__gsmack_atomic_begin()
  %call.i = call i32 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.1, i32 0, i32 0))
  %0 = inttoptr i32 %call.i to i8*
  %tobool.i = icmp ne i8* %0, null
  br i1 %tobool.i, label %if.then.i, label %logs.exit
if.then.i:
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 1)
  br label %logs.exit
logs.exit:
  call void @__gsmack_atomic_end()
  ret void
}
define dso_local void @vsyslog(i32 noundef %priority, i8* noundef %format, i8* noundef %arguments) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %land.lhs.true.i.i, label %possible_cancellation_point.exit.i
land.lhs.true.i.i:
  %call.i.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i.i, label %if.then.i.i, label %possible_cancellation_point.exit.i
if.then.i.i:
  call void @__model_cancel_point()
  br label %possible_cancellation_point.exit.i
possible_cancellation_point.exit.i:
  call void @__gsmack_atomic_begin()
  %call.i = call i32 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.1, i32 0, i32 0))
  %0 = inttoptr i32 %call.i to i8*
  %tobool.i = icmp ne i8* %0, null
  br i1 %tobool.i, label %if.then.i, label %logs.exit
if.then.i:
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 1)
  br label %logs.exit
logs.exit:
  call void @__gsmack_atomic_end()
  %call.i1 = call i32 @__gsmack_text_length(i8* noundef %format, i32 noundef 0)
  %cmp.i = icmp slt i32 %call.i1, 0
  br i1 %cmp.i, label %if.then.i2, label %reads_all.exit
if.then.i2:
  call void @__model_printed_text(i8* noundef %format, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  ret void
}
declare dso_local %struct._IO_FILE* @__model_standard(i32 noundef)
declare extern_weak dso_local void @__model_stream_locked(%struct._IO_FILE* noundef)
declare dso_local void @__gsmack_uses(i8* noundef, i32 noundef)
declare extern_weak dso_local zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef)
declare dso_local void @__gsmack_assert(i1 noundef zeroext, i8* noundef, i8* noundef)
declare extern_weak dso_local void @__model_stream_buffer(%struct._IO_FILE* noundef)
declare extern_weak dso_local void @__model_cancel_point()
declare dso_local zeroext i1 @__gsmack_nondet_bool()
declare dso_local i32 @__gsmack_text_length(i8* noundef, i32 noundef)
declare dso_local void @__model_printed_text(i8* noundef, i32 noundef)
